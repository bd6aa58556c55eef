import type { AnyStateMachine, EventObject } from 'xstate'
import type { InertScope } from '#paths/machine/inert-scope.ts'
import type { ChartSnapshot } from './chart-snapshot.ts'

export type Run = {
  machine: AnyStateMachine
  scope: InertScope
  next: ChartSnapshot
  event: EventObject
  queue: EventObject[] | undefined
  isChanged: boolean
  /**
   * Functions to call after all actions of a list. Each looks up an event's receiver again, since one of the
   * actions may have started the receiver.
   */
  retries: (() => void)[] | undefined
}

/** Aborts the step, so that XState repeats it from the beginning. */
export function leaveToXState(why: string): never {
  throw new Error(`Left to XState: ${why}.`)
}

export function queueOf(run: Run): EventObject[] {
  run.queue ??= []
  return run.queue
}
