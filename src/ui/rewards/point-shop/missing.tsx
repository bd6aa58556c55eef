import { Trans } from '@lingui/react/macro'
import { PartFailed } from '#ui/kit/errors/part-failed.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'

type Props = { part: Extract<Part<unknown>, { state: 'failed' }> }

export const ItemsMissing = ({ part }: Props) => (
  <PartFailed
    part={part}
    title={<Trans id="rewards.pointShop.itemsLoadFailed">Couldn’t load the items</Trans>}
  >
    <Trans id="rewards.pointShop.pointsUnchanged">Your points haven’t changed.</Trans>
  </PartFailed>
)

export const RewardsMissing = ({ part }: Props) => (
  <PartFailed part={part} title={<Trans id="rewards.rewardsLoadFailed">Couldn’t load your rewards</Trans>}>
    <Trans id="common.nothingLost">Nothing has been lost.</Trans>
  </PartFailed>
)
