import { setTimeout as pause } from 'node:timers/promises'
import type { Overloaded } from './overloaded.ts'

/** Milliseconds for which a refusal is held back. */
const HELD_FOR = 1_000
/** Refusals that are held back at once, of all clients together: each keeps its request in memory. */
const MOST_HELD = 2_000

let held = 0

/**
 * Lets a client with too many requests wait before it is told so. A client that asks again at once would take more time of the
 * process with refusals than with the answers.
 */
export async function holdBack({ status }: Overloaded): Promise<void> {
  if (status !== 429 || held >= MOST_HELD) return
  held += 1
  await pause(HELD_FOR)
  held -= 1
}
