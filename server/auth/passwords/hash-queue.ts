import { availableParallelism } from 'node:os'

/** Hashes that are computed at once, in a process: one processor and most threads of Node's pool of four stay free for all else. */
export const HASHES_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1))

/** Who has logged in is served before those who have not: there may be any number of these. */
export type Turn = 'member' | 'stranger'

const waiting: Record<Turn, (() => void)[]> = { member: [], stranger: [] }
let underWay = 0

/** Computes a hash once it is its turn. Whoever waits should hold no connection to the database, nor a lock. */
export async function serialize<T>(turn: Turn, compute: () => Promise<T>): Promise<T> {
  if (underWay < HASHES_AT_ONCE) underWay += 1
  else await new Promise<void>((resolve) => waiting[turn].push(resolve))
  try {
    return await compute()
  } finally {
    // The place is handed on as it is, so that nobody slips in between.
    const next = waiting.member.shift() ?? waiting.stranger.shift()
    if (next) next()
    else underWay -= 1
  }
}
