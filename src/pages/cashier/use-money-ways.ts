import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useChild } from '#pages/site/app-context.ts'
import type { MemberPage } from '#ui/account/member/member-page.ts'

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
  const hasUpline = useHasUpline()
  const isOn: Partial<Record<MemberPage, boolean>> = {
    transferToUpline: uplineTransfer && hasUpline,
    manualRebate,
  }
  return (page) => isOn[page] ?? true
}

/** As it was, beneath what says that the session has ended: nothing comes into a menu then that was not there. */
function useHasUpline(): boolean {
  const session = useSelector(useChild('session'), (snapshot) => snapshot)
  const [known, keep] = useState(true)
  const hasUpline = session.hasTag('ended') ? known : (session.context.member?.hasUpline ?? true)
  if (hasUpline !== known) keep(hasUpline)
  return hasUpline
}
