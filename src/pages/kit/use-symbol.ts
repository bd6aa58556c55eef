import { useSelector } from '@xstate/react'
import { useChild } from './app-context.ts'

/** Returns the member's currency symbol. It is empty while unknown. */
export const useSymbol = (): string =>
  useSelector(useChild('session'), ({ context }) => context.member?.currencySymbol ?? '')
