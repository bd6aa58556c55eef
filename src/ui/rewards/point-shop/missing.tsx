import { Trans } from '@lingui/react/macro'
import { PartFailed } from '#ui/kit/errors/part-failed.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'

type Props = { part: Extract<Part<unknown>, { state: 'failed' }> }

export const ItemsMissing = ({ part }: Props) => (
  <PartFailed part={part} title={<Trans>The items did not arrive</Trans>}>
    <Trans>Your points stay as they are.</Trans>
  </PartFailed>
)

export const RewardsMissing = ({ part }: Props) => (
  <PartFailed part={part} title={<Trans>The rewards did not arrive</Trans>}>
    <Trans>None of them is lost.</Trans>
  </PartFailed>
)
