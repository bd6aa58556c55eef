import { Trans } from '@lingui/react/macro'
import type { TierErrors } from '#machines/agents/contract-draft.ts'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'

/** Reports that at least one tier is invalid. The error itself is shown next to the tier. */
export function TierTrouble({ errors }: { errors: TierErrors }) {
  if (Object.keys(errors).length === 0) return null
  return (
    <NoticeBar title={<Trans id="agents.contractOffer.tierErrors">Check the tiers</Trans>}>
      <Trans id="agents.contractOffer.tierErrorsBody">
        See the error beside each tier. Nothing was sent.
      </Trans>
    </NoticeBar>
  )
}
