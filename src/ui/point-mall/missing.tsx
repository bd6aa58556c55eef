import { Trans } from '@lingui/react/macro'
import { PartFailed } from '../claim/part-failed.tsx'
import type { Part } from '../kit/part.ts'

type Props = { part: Extract<Part<unknown>, { state: 'failed' }> }

/** What can be redeemed did not arrive. */
export const ItemsMissing = ({ part }: Props) => (
  <PartFailed part={part} title={<Trans>The items did not arrive</Trans>}>
    <Trans>Your points stay as they are.</Trans>
  </PartFailed>
)

/** The rewards in points did not arrive. */
export const RewardsMissing = ({ part }: Props) => (
  <PartFailed part={part} title={<Trans>The rewards did not arrive</Trans>}>
    <Trans>None of them is lost.</Trans>
  </PartFailed>
)
