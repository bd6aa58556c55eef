import { firstDue, waitOf } from './timers.ts'

type Pending = { name: string; due: number; fire: () => void }

/** A clock for a real actor. It stops between steps, and timers fire one at a time. */
export class VirtualClock {
  /** In epoch ms. */
  now: number
  #pending: readonly Pending[] = []

  constructor(startAt: number) {
    this.now = startAt
  }

  get pending(): readonly Pending[] {
    return this.#pending
  }

  set(name: string, fire: () => void, delay: number): Pending {
    const timer = { name, fire, due: this.now + waitOf(delay) }
    this.#pending = [...this.#pending, timer]
    return timer
  }

  clear(timer: Pending): void {
    this.#pending = this.#pending.filter((other) => other !== timer)
  }

  /** Advances to the next timer and fires only that one, even if others are due at the same time. */
  fireNext(): void {
    const next = firstDue(this.#pending)
    if (!next) throw new Error('No timer runs.')
    this.clear(next)
    this.now = next.due
    next.fire()
  }
}
