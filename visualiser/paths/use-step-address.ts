import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SimulateActor } from '../simulate/simulate-actor.ts'
import type { Go } from '../use-address.ts'

/** Keeps the step that is played and the one in the address the same, whichever of them changes. */
export function useStepAddress(actor: SimulateActor, step: number | undefined, go: Go): void {
  const at = useSelector(actor, ({ context }) => context.line?.at)
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (at === undefined) return
    // What was looked at would keep the chart from following.
    go(before.current === undefined ? { step: at } : { step: at, state: undefined })
    before.current = at
  }, [at, go])
  const follow = useEffectEvent((wanted: number) => {
    if (at !== undefined && wanted !== at) actor.send({ type: 'history.jump', at: wanted })
  })
  useEffect(() => {
    if (step !== undefined) follow(step)
  }, [step])
}
