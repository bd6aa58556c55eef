import type { AnyActorRef, EventObject } from 'xstate'

/** A delayed event that waits in virtual time, as XState's scheduler would hold it. */
export type Timer = {
  /** What its path steps call it. */
  name: string
  event: EventObject
  target: AnyActorRef
  /** Epoch ms. */
  due: number
  /** The id it can be cancelled by; without one XState draws a random id, so nothing can. */
  id: string | undefined
  /** XState remembers only the newest timer of an id: an older one, or one that outlived it, fires in any case. */
  isCancellable: boolean
}

/** The longest wait (ms) that clocks take. */
const LONGEST_WAIT = 2 ** 31 - 1

/** How long (ms) a clock really waits: a delay that is negative, too long or no number makes it fire at once. */
export function waitOf(delay: number): number {
  return delay > 0 && delay <= LONGEST_WAIT ? delay : 0
}

/** Adds a timer; an older one with its id stays, out of reach of `cancel`. */
export function schedule(timers: readonly Timer[], timer: Timer): readonly Timer[] {
  return [...forget(timers, timer.id), timer]
}

/** Takes away the newest timer of that id. */
export function cancel(timers: readonly Timer[], id: string): readonly Timer[] {
  return timers.filter((timer) => timer.id !== id || !timer.isCancellable)
}

/** What is left once `fired` has gone off. */
export function without(timers: readonly Timer[], fired: Timer): readonly Timer[] {
  return forget(
    timers.filter((timer) => timer !== fired),
    fired.id,
  )
}

/** The timer that goes off next: of several that are due together, the one that was set first. */
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
