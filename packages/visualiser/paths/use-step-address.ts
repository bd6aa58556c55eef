import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SimulateActor } from '../simulate/simulate-actor.ts'
import type { Go } from '../use-address.ts'

/** Keeps the step in the URL and the step of the simulation the same. Does nothing if there is no path. */
export function useStepAddress(
  actor: SimulateActor,
  { step, isOnPath }: { step: number | undefined; isOnPath: boolean },
  go: Go,
): void {
  const at = useSelector(actor, ({ context }) => context.line?.at)
  const before = useRef<number>(undefined)
  const showStep = useEffectEvent((now: number) => {
    // Deselects the state, since the chart does not follow the steps while one is selected.
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
