import { useSelector } from '@xstate/react'
import { type ActorRefFrom, createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import type { Refusal, ReplayAsk } from '#visualiser/runner/replay-ask.ts'
import { type ReplayEvent, replayMachine } from './replay.machine.ts'
import { findRunner, type RunnerClient } from './runner-client.ts'

/** The replay that this page follows, and the runner that it is done by. */
export type ReplaySession = { runner: RunnerClient; actor: ActorRefFrom<typeof replayMachine> }

let session: ReplaySession | undefined

/**
 * Begins to follow the runner's replays, where the page came from a runner; one page has one, from its first moment to its last,
 * so that a replay goes on whatever of the page is looked at. `onEnded` hears of each that left a result.
 */
export function openReplays(onEnded: (flow: string) => void): void {
  const runner = findRunner()
  if (!runner || session) return
  const actor = createActor(withRunner(runner))
  actor.subscribe(({ value, context: { subject } }) => {
    if (subject && ENDED.includes(value)) onEnded(subject.flow)
  })
  actor.start()
  session = { runner, actor }
}

/** The replays of this page; undefined where no runner serves it. */
export const replaysOfPage = (): ReplaySession | undefined => session

/** Where the replay is that this page follows. */
export function useReplay({ actor }: ReplaySession): SnapshotFrom<typeof replayMachine> {
  return useSelector(actor, (snapshot) => snapshot)
}

/** States of a replay that is over and has left a result, or may have. */
const ENDED: readonly string[] = ['passed', 'unwalkable', 'failed', 'idle']

function withRunner(runner: RunnerClient) {
  return replayMachine.provide({
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
}
