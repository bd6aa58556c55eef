import { Trans } from '@lingui/react/macro'

/** Translates a reason for missing coverage, as given by `paths/coverage/coverage.ts`. */
export function ReasonText({ reason }: { reason: string }) {
  const [, before, why] = /^transition (.+) is never taken: (.+)$/.exec(reason) ?? []
  if (before !== undefined && why !== undefined) {
    return (
      <>
        {before}: <ReasonText reason={why} />
      </>
    )
  }
  const [, limit] = /^its guard was never true within the limit of (\d+) configurations$/.exec(reason) ?? []
  if (limit !== undefined) {
    return (
      <Trans id="flows.coverage.guardWithinLimit">
        Its guard was never true within the limit of {limit} configurations.
      </Trans>
    )
  }
  switch (reason) {
    case 'nothing leads to it':
      return <Trans id="flows.coverage.nothingLeads">Nothing leads to it.</Trans>
    case 'only states that are never entered lead to it':
      return <Trans id="flows.coverage.onlyUnreached">Only states that are never entered lead to it.</Trans>
    case 'the transitions to it enter other states under the given cases':
      return (
        <Trans id="flows.coverage.leadsElsewhere">
          In the given cases, the transitions that could lead to it go elsewhere.
        </Trans>
      )
    case 'its state is never entered':
      return <Trans id="flows.common.stateNeverEntered">Its source state is never entered.</Trans>
    case 'it always loses against a transition of another region':
      return (
        <Trans id="flows.common.otherRegionFirst">
          A transition in another region always takes precedence.
        </Trans>
      )
    case 'its guard is never true under the given cases':
      return <Trans id="flows.common.guardNeverTrue">Its guard is never true in the given cases.</Trans>
    case 'no case sends its event, or another transition always takes precedence':
      return (
        <Trans id="flows.common.noCase">
          No case sends its event, or another transition always comes first.
        </Trans>
      )
    default:
      return reason
  }
}
