import { useSelector } from '@xstate/react'
import { useChild } from './app-context.ts'

/** The member's currency symbol. Empty while unknown. */
export const useSymbol = (): string =>
  useSelector(useChild('session'), ({ context }) => context.member?.currencySymbol ?? '')
