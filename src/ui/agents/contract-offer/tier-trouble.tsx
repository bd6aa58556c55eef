import { Trans } from '@lingui/react/macro'
import type { TierErrors } from '#machines/agents/contract-draft.ts'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'

/** Only says that a tier is invalid; each tier shows its own error. */
export function TierTrouble({ errors }: { errors: TierErrors }) {
  if (Object.keys(errors).length === 0) return null
  return (
    <NoticeBar title={<Trans>A tier needs another look</Trans>}>
      <Trans>What is wrong stands at it. Nothing was sent.</Trans>
    </NoticeBar>
  )
}
