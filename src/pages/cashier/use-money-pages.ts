import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useChild } from '#pages/kit/app-context.ts'
import type { MemberPage } from '#ui/kit/member-pages/member-page.ts'

const ways: readonly MemberPage[] = ['depositv2', 'withdraw', 'transferFund', 'transferToUpline']

/** Returns the cashier pages that are enabled. The heading of each cashier page links to them. */
export function useMoneyPages(): readonly MemberPage[] {
  const isOn = useIsPageOn()
  return ways.filter(isOn)
}

/**
 * Returns a function that tells whether a member page is enabled. Some pages are optional modules (MEM-07,
 * MEM-14), and one requires an upline.
 */
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

/**
 * Whether the member has an upline. After the session has ended, the last value is kept, so that no menu
 * changes behind the session-ended message.
 */
function useHasUpline(): boolean {
  const session = useSelector(useChild('session'), (snapshot) => snapshot)
  const [known, keep] = useState(true)
  const hasUpline = session.hasTag('ended') ? known : (session.context.member?.hasUpline ?? true)
  if (hasUpline !== known) keep(hasUpline)
  return hasUpline
}
