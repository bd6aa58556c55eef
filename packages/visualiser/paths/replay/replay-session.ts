import { useSelector } from '@xstate/react'
import { type ActorRefFrom, createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import type { Refusal, ReplayAsk } from '#visualiser/runner/replay-ask.ts'
import { type ReplayEvent, replayMachine } from './replay.machine.ts'
import { findRunner, type RunnerClient } from './runner-client.ts'

export type ReplaySession = { runner: RunnerClient; actor: ActorRefFrom<typeof replayMachine> }

let session: ReplaySession | undefined

/**
 * Follows the runner's replays in all views until the page is closed. Does nothing if no runner serves the
 * page.
 * @param onEnded called after each replay, which may have left a result
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

/** Returns the page's replays, or undefined if no runner serves the page. */
export const replaysOfPage = (): ReplaySession | undefined => session

export function useReplay({ actor }: ReplaySession): SnapshotFrom<typeof replayMachine> {
  return useSelector(actor, (snapshot) => snapshot)
}

/** States that follow a finished or cancelled replay, which may have left a result. */
const ENDED: readonly string[] = ['passed', 'unwalkable', 'failed', 'idle']

function withRunner(runner: RunnerClient) {
  return replayMachine.provide({
    actors: {
      startReplay: fromPromise<Refusal | null, { ask: ReplayAsk | null }>(async ({ input: { ask } }) => {
        if (!ask) throw new Error('There is no replay request.')
        return (await runner.start(ask)) ?? null
      }),
      followReplay: fromCallback(({ sendBack }) => {
        const say = (event: ReplayEvent) => sendBack(event)
        return runner.follow(
          (state) => say({ type: 'runner.reported', state }),
          () => say({ type: 'runner.lost' }),
        )
      }),
      stopReplay: fromPromise<void>(() => runner.stop()),
    },
  })
}
