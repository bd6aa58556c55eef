import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { bareModel } from '#paths/bare-model.ts'
import type { PanelProps } from '../panel.ts'
import { marksOf } from '../simulate/marks.ts'
import { simulateMachine } from '../simulate/simulate.machine.ts'
import { SimulatePanel } from '../simulate/simulate-panel.tsx'

/** The descriptions of the shell's charts are in the reader's language already. */
const asWritten = (sentence: string) => sentence

/** The simulation beside its chart: what is clicked there is gone to, and what it does is marked there. */
export function Simulate({ flow, machine, chart, mark, picks }: PanelProps) {
  const load = async () => flow.model ?? bareModel(machine)
  const actor = useActorRef(simulateMachine, { input: { load, path: null } })
  const line = useSelector(actor, ({ context }) => context.line)
  useEffect(() => {
    if (!line) return
    const { active, reached, edges, taken } = marksOf(actor.getSnapshot())
    mark({ active, reached, edges, taken: new Set(taken) })
  }, [actor, line, mark])
  useEffect(
    () =>
      picks.subscribe((pick) =>
        'state' in pick
          ? actor.send({ type: 'way.seek', state: pick.state, from: 'here' })
          : actor.send({ type: 'transition.take', edge: pick.transition }),
      ),
    [actor, picks],
  )
  return <SimulatePanel actor={actor} chart={chart} describe={asWritten} />
}
