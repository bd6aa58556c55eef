import type { AnyActorRef, EventObject } from 'xstate'

/** A delayed event in virtual time, with the semantics of XState's scheduler. */
export type Timer = {
  name: string
  event: EventObject
  target: AnyActorRef
  /** In epoch ms. */
  due: number
  /** Id for cancelling the timer. Undefined if XState generates the id, so that nothing can cancel it. */
  id: string | undefined
  /** XState remembers only the newest timer of each id. An older one can no longer be cancelled. */
  isCancellable: boolean
}

/** The longest delay that clocks support, in ms. */
const LONGEST_WAIT = 2 ** 31 - 1

/** The effective delay in ms. A delay that is negative, too long or not a number fires immediately. */
export function waitOf(delay: number): number {
  return delay > 0 && delay <= LONGEST_WAIT ? delay : 0
}

/** Adds a timer. An older timer with the same id continues, but can no longer be cancelled. */
export function schedule(timers: readonly Timer[], timer: Timer): readonly Timer[] {
  return [...forget(timers, timer.id), timer]
}

export function cancel(timers: readonly Timer[], id: string): readonly Timer[] {
  return timers.filter((timer) => timer.id !== id || !timer.isCancellable)
}

export function without(timers: readonly Timer[], fired: Timer): readonly Timer[] {
  return forget(
    timers.filter((timer) => timer !== fired),
    fired.id,
  )
}

/** The timer that fires next. If several are due at the same time, the one that was set first. */
export function firstDue<Due extends { due: number }>(timers: readonly Due[]): Due | undefined {
  let first = timers[0]
  for (const timer of timers) {
    if (first && timer.due < first.due) first = timer
  }
  return first
}

function forget(timers: readonly Timer[], id: string | undefined): readonly Timer[] {
  if (id === undefined || !timers.some((timer) => timer.id === id)) return timers
  return timers.map((timer) => (timer.id === id ? { ...timer, isCancellable: false } : timer))
}
