import { setTimeout as pause } from 'node:timers/promises'
import type { Overloaded } from './overloaded.ts'

/** How long a refusal is delayed, in ms. */
const HELD_FOR = 1_000
/** Maximum number of delayed refusals for all clients together. Each one keeps its request in memory. */
const MOST_HELD = 2_000

let held = 0

/**
 * Delays the refusal of a client with too many requests. If such clients retried immediately, refusals would
 * cost more than responses.
 */
export async function holdBack({ status }: Overloaded): Promise<void> {
  if (status !== 429 || held >= MOST_HELD) return
  held += 1
  await pause(HELD_FOR)
  held -= 1
}
