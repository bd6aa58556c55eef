import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

const REASONS: { readonly [reason: string]: ReactNode } = {
  'its state is never entered': (
    <Trans id="flows.common.stateNeverEntered">Its source state is never entered.</Trans>
  ),
  'it always loses against a transition of another region': (
    <Trans id="flows.common.otherRegionFirst">A transition in another region always takes precedence.</Trans>
  ),
  'its guard is never true under the given cases': (
    <Trans id="flows.common.guardNeverTrue">Its guard is never true in the given cases.</Trans>
  ),
  'no case sends its event, or another transition always takes precedence': (
    <Trans id="flows.common.noCase">No case sends its event, or another transition always comes first.</Trans>
  ),
}

/**
 * Translates the reason why a transition was never taken. If there is no translation, shows the reason
 * itself.
 */
export function ObstacleReason({ reason }: { reason: string }) {
  return REASONS[reason] ?? reason
}
