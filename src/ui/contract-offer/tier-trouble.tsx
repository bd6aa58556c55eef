import { Trans } from '@lingui/react/macro'
import type { TierErrors } from '#machines/contract-offer/draft.ts'
import { NoticeBar } from '../kit/notice-bar.tsx'

type Props = {
  errors: TierErrors
  /** Whether it was the platform that did not take the terms. */
  isRefused: boolean
}

/** That something is wrong with the tiers; what, is said at each. */
export function TierTrouble({ errors, isRefused }: Props) {
  if (Object.keys(errors).length > 0) {
    return (
      <NoticeBar title={<Trans>A tier needs another look</Trans>}>
        <Trans>What is wrong stands at it. Nothing was sent.</Trans>
      </NoticeBar>
    )
  }
  if (!isRefused) return null
  return (
    <NoticeBar title={<Trans>The platform did not take these terms</Trans>}>
      <Trans>Choose how often they pay once more, and look at the tiers.</Trans>
    </NoticeBar>
  )
}
