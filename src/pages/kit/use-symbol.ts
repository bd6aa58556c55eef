import { useSelector } from '@xstate/react'
import { useChild } from '#pages/site/app-context.ts'

/** How amounts of whoever is logged in are marked; empty before that is known. */
export const useSymbol = (): string =>
  useSelector(useChild('session'), ({ context }) => context.member?.currencySymbol ?? '')
