import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate'
import type { Refusal, ReplayAsk } from '../runner/replay-ask.ts'
import { type ReplayEvent, replayMachine } from './replay.machine.ts'
import type { RunnerClient } from './runner-client.ts'
import { KEPT } from './use-kept.ts'

export type ReplayActor = ActorRefFrom<typeof replayMachine>

/** Replays through a runner. What is kept of the flow's paths is read anew after each. */
export function useReplay(runner: RunnerClient, flow: string): ReplayActor {
  const client = useQueryClient()
  const [provided] = useState(() => withRunner(runner))
  const actor = useActorRef(provided)
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (['passed', 'unwalkable', 'failed'].some((state) => snapshot.value === state))
        void client.invalidateQueries({ queryKey: [KEPT, flow] })
    })
    return unsubscribe
  }, [actor, client, flow])
  return actor
}

const withRunner = (runner: RunnerClient) =>
  replayMachine.provide({
    actors: {
      startReplay: fromPromise<Refusal | null, { ask: ReplayAsk | null }>(async ({ input: { ask } }) => {
        if (!ask) throw new Error('Nothing is asked for.')
        return (await runner.start(ask)) ?? null
      }),
      followReplay: fromCallback(({ sendBack }) => {
        const say = (event: ReplayEvent) => sendBack(event)
        return runner.follow(
          (state) => say({ type: 'runner.told', state }),
          () => say({ type: 'runner.lost' }),
        )
      }),
      stopReplay: fromPromise<void>(() => runner.stop()),
    },
  })
