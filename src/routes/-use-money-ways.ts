import { useSelector } from '@xstate/react'
import type { MemberPage } from '#ui/member/member-page.ts'
import { useChild } from './-app.ts'

const ways: readonly MemberPage[] = ['depositv2', 'withdraw', 'transferFund', 'transferToUpline']

/** Pages on which money moves, as they stand beneath the balance. */
export function useMoneyWays(): readonly MemberPage[] {
  const isOn = useIsPageOn()
  return ways.filter(isOn)
}

/** Whether a page of the member centre is there for the member: some are modules of their own (MEM-07, MEM-14), one asks for an upline. */
export function useIsPageOn(): (page: MemberPage) => boolean {
  const { uplineTransfer, manualRebate } = useSelector(
    useChild('siteConfiguration'),
    ({ context }) => context.flags,
  )
  const hasUpline = useSelector(useChild('session'), ({ context }) => context.member?.hasUpline ?? true)
  const isOn: Partial<Record<MemberPage, boolean>> = {
    transferToUpline: uplineTransfer && hasUpline,
    manualRebate,
  }
  return (page) => isOn[page] ?? true
}
