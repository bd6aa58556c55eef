import { Trans } from '@lingui/react/macro'
import type { TierErrors } from '#machines/agents/contract-draft.ts'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'

/** Reports that some tier is invalid. The error itself shows at the tier. */
export function TierTrouble({ errors }: { errors: TierErrors }) {
  if (Object.keys(errors).length === 0) return null
  return (
    <NoticeBar title={<Trans>A tier needs another look</Trans>}>
      <Trans>What is wrong stands at it. Nothing was sent.</Trans>
    </NoticeBar>
  )
}
