import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import type { contractOfferMachine } from '#machines/agents/contract-offer.machine.ts'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { TierTrouble } from './tier-trouble.tsx'

/** Errors that concern the whole offer, or a notice that tiers are invalid. Each tier shows its own error. */
export function Trouble({ snapshot }: { snapshot: SnapshotFrom<typeof contractOfferMachine> }) {
  const { errors, failure, refusal } = snapshot.context
  if (snapshot.matches({ editing: 'failed' })) return <ActionFailed failure={failure} />
  if (snapshot.matches({ editing: 'refused' }) && refusal === 'unchanged') {
    return (
      <NoticeBar title={<Trans id="agents.contractOffer.unchanged">Nothing has changed</Trans>}>
        <Trans id="agents.contractOffer.unchangedBody">
          These are already the current terms. Change a tier first.
        </Trans>
      </NoticeBar>
    )
  }
  return <TierTrouble errors={errors} />
}
