import { Trans } from '@lingui/react/macro'
import { useFlowsByMachine } from '#visualiser/known-flows.ts'
import { stateTextsOf } from '#visualiser/simulate/state-texts.ts'
import type { LiveActor } from './live-actor.ts'

const asWritten = (sentence: string) => sentence

export function StateOfActor({ actor }: { actor: LiveActor }) {
  const flow = useFlowsByMachine().get(actor.machine ?? '')
  const { leaves, status } = actor
  if (leaves.length > 0) {
    const { ofState } = flow ? stateTextsOf(flow.chart, asWritten) : { ofState: asWritten }
    return leaves.map(ofState).join(' ')
  }
  if (status === 'done') return <Trans id="flows.liveInspector.ended">ended</Trans>
  if (status === 'error') return <Trans id="flows.liveInspector.failed">failed</Trans>
  if (status === 'stopped') return <Trans id="flows.liveInspector.stopped">stopped</Trans>
  return actor.machine === null ? (
    <Trans id="flows.liveInspector.running">running</Trans>
  ) : (
    <Trans id="flows.liveInspector.notStarted">not started</Trans>
  )
}
