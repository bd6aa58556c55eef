import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

const REASONS: { readonly [reason: string]: ReactNode } = {
  'its state is never entered': <Trans>Its state is never entered.</Trans>,
  'it always loses against a transition of another region': (
    <Trans>It always loses against a transition of another region.</Trans>
  ),
  'its guard is never true under the given cases': (
    <Trans>Its guard is never true under the given cases.</Trans>
  ),
  'no case sends its event, or another transition always takes precedence': (
    <Trans>No case brings its event, or another transition always comes first.</Trans>
  ),
}

/** Why a transition was never taken; a reason without a translation is shown as it is. */
export function ObstacleReason({ reason }: { reason: string }) {
  return REASONS[reason] ?? reason
}
