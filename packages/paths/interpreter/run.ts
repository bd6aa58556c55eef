import type { AnyStateMachine, EventObject } from 'xstate'
import type { InertScope } from '#paths/machine/inert-scope.ts'
import type { ChartSnapshot } from './chart-snapshot.ts'

/** A macrostep on its way. */
export type Run = {
  machine: AnyStateMachine
  scope: InertScope
  /** What it leads to, so far. */
  next: ChartSnapshot
  /** The event that its present microstep handles. */
  event: EventObject
  /** Events it has raised and not yet handled. */
  queue: EventObject[] | undefined
  /** Whether its present microstep has changed anything. */
  isChanged: boolean
  /** What builtin actions look at again once all actions of their state have run. */
  retries: (() => void)[] | undefined
}

/** Leaves a step to XState, which does it anew from its beginning. */
export function leaveToXState(why: string): never {
  throw new Error(`Left to XState: ${why}.`)
}

/** Raises an event: it is handled once the present microstep is done. */
export function queueOf(run: Run): EventObject[] {
  run.queue ??= []
  return run.queue
}
