import { useSelector } from '@xstate/react'
import type { MemberPage } from '#ui/member/member-page.ts'
import { useChild } from './-app.ts'

const ways: readonly MemberPage[] = ['depositv2', 'withdraw', 'transferToUpline']

/** Pages on which money moves, as they stand beneath the balance. */
export function useMoneyWays(): readonly MemberPage[] {
  const isOn = useIsPageOn()
  return ways.filter(isOn)
}

/** Whether the operator has a page of the member centre: money to the upline is a module of its own (MEM-07). */
export function useIsPageOn(): (page: MemberPage) => boolean {
  const isUplineOn = useSelector(useChild('siteConfiguration'), ({ context }) => context.flags.uplineTransfer)
  return (page) => page !== 'transferToUpline' || isUplineOn
}
