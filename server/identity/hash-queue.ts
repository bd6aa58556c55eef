import { availableParallelism } from 'node:os'

/**
 * Maximum number of concurrent hashes per process. It leaves at least half of Node's four pool threads free
 * for other work, and a processor if there are several.
 */
export const HASHES_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1))

/** Members have priority over visitors, whose number is unlimited. */
export type Turn = 'member' | 'stranger'

const waiting: Record<Turn, (() => void)[]> = { member: [], stranger: [] }
let running = 0

/** Runs `compute` when a slot is free. Callers should hold no database connection or lock while they wait. */
export async function serialize<T>(turn: Turn, compute: () => Promise<T>): Promise<T> {
  if (running < HASHES_AT_ONCE) running += 1
  else await new Promise<void>((resolve) => waiting[turn].push(resolve))
  try {
    return await compute()
  } finally {
    // Pass on the slot without freeing it, so that no other caller can take it.
    const next = waiting.member.shift() ?? waiting.stranger.shift()
    if (next) next()
    else running -= 1
  }
}
