import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import type { contractOfferMachine } from '#machines/contract-offer.machine.ts'
import { NotDone } from '../call-failure/not-done.tsx'
import { NoticeBar } from '../kit/notice-bar.tsx'

/** What went wrong with the whole of the offer; what a tier breaks is said at it. */
export function Trouble({ snapshot }: { snapshot: SnapshotFrom<typeof contractOfferMachine> }) {
  const { errors, failure } = snapshot.context
  if (snapshot.matches({ editing: 'failed' })) return <NotDone reason={failure?.reason} />
  if (snapshot.matches({ editing: 'unchanged' })) {
    return (
      <NoticeBar title={<Trans>Nothing has changed</Trans>}>
        <Trans>These are the terms as they stand.</Trans>
      </NoticeBar>
    )
  }
  const hasErrors = Object.keys(errors).length > 0
  if (hasErrors) {
    return (
      <NoticeBar title={<Trans>A tier needs another look</Trans>}>
        <Trans>What is wrong stands at it. Nothing was sent.</Trans>
      </NoticeBar>
    )
  }
  if (!snapshot.matches({ editing: 'refused' })) return null
  return (
    <NoticeBar title={<Trans>The platform did not take these terms</Trans>}>
      <Trans>Choose how often they pay once more, and look at the tiers.</Trans>
    </NoticeBar>
  )
}
