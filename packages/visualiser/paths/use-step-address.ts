import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SimulateActor } from '../simulate/simulate-actor.ts'
import type { Go } from '../use-address.ts'

/**
 * Keeps the URL and the simulation at the same step while the simulation is on the URL's path. Also deselects
 * the state whenever the step changes.
 */
export function useStepAddress(
  actor: SimulateActor,
  { step, isOnPath }: { step: number | undefined; isOnPath: boolean },
  go: Go,
): void {
  const at = useSelector(actor, ({ context }) => context.line?.at)
  const before = useRef<number>(undefined)
  const showStep = useEffectEvent((now: number) => {
    // Deselects the state, since the chart does not follow the steps while a state is selected.
    const looked = before.current === undefined ? {} : { state: undefined }
    before.current = now
    go(isOnPath ? { step: now, ...looked } : looked)
  })
  useEffect(() => {
    if (at !== undefined) showStep(at)
  }, [at])
  const follow = useEffectEvent((wanted: number) => {
    if (isOnPath && at !== undefined && wanted !== at) actor.send({ type: 'history.jump', at: wanted })
  })
  useEffect(() => {
    if (step !== undefined) follow(step)
  }, [step])
}
