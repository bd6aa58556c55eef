import type { AnyActorRef, EventObject } from 'xstate'

/** A delayed event in virtual time, as in XState's scheduler. */
export type Timer = {
  name: string
  event: EventObject
  target: AnyActorRef
  /** Epoch ms. */
  due: number
  /** Id to cancel it by. Undefined if XState generates one, so it cannot be cancelled. */
  id: string | undefined
  /** XState remembers only the newest timer of an id. An older one fires in any case. */
  isCancellable: boolean
}

/** The longest delay (ms) that clocks support. */
const LONGEST_WAIT = 2 ** 31 - 1

/** The effective delay (ms): one that is negative, too long or not a number fires at once. */
export function waitOf(delay: number): number {
  return delay > 0 && delay <= LONGEST_WAIT ? delay : 0
}

/** Adds a timer. An older one with its id stays but can no longer be cancelled. */
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

/** The next timer to fire. Among those due together, the one set first. */
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
