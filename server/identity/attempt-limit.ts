import { eq, lt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { attemptCounter } from './attempt-counter.table.ts'

export type GuessLimit = {
  /** Secret or origin of the guesses, as in `attempt_counter`. */
  key: string
  allowed: number
  /** Milliseconds after the last guess until another is accepted. */
  waitFor: number
}

export type GuessStatus = {
  count: number
  /** Milliseconds until another guess is accepted, or 0. */
  retryAfter: number
}

/** Milliseconds after the last guess until the counter resets. */
export const FORGOTTEN_AFTER = 60 * 60_000

export async function guessStatus(
  database: Database,
  { key, allowed, waitFor }: GuessLimit,
  now: Date,
): Promise<GuessStatus> {
  const [row] = await database.select().from(attemptCounter).where(eq(attemptCounter.key, key))
  const since = row ? now.getTime() - row.lastAt.getTime() : Number.POSITIVE_INFINITY
  const count = row && since < FORGOTTEN_AFTER ? row.count : 0
  return { count, retryAfter: count >= allowed ? Math.max(0, waitFor - since) : 0 }
}

/**
 * Counts a guess before it is checked, so that concurrent guesses cannot exceed the limit. If `retryAfter`
 * is above 0, it was not counted and must not be checked. Undo a right guess with `clearGuesses` or
 * `forgiveGuess`.
 */
export async function countGuess(database: Database, limit: GuessLimit, now: Date): Promise<GuessStatus> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const isForgotten = lt(attemptCounter.lastAt, before(FORGOTTEN_AFTER))
  const isWithinLimit = sql`${attemptCounter.count} < ${limit.allowed}`
  const hasWaited = lte(attemptCounter.lastAt, before(limit.waitFor))
  const [counted] = await database
    .insert(attemptCounter)
    .values({ key: limit.key, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: attemptCounter.key,
      set: { count: sql`case when ${isForgotten} then 1 else ${attemptCounter.count} + 1 end`, lastAt: now },
      setWhere: sql`${isForgotten} or ${isWithinLimit} or ${hasWaited}`,
    })
    .returning()
  if (counted) return { count: counted.count, retryAfter: 0 }
  const { count, retryAfter } = await guessStatus(database, limit, now)
  return { count, retryAfter: Math.max(1, retryAfter) }
}

/** Result of a guess; a wrong one has the number of guesses left before the lock. */
export type Guessed =
  | { outcome: 'right' }
  | { outcome: 'wrong'; guessesLeft: number }
  | { outcome: 'throttled'; retryAfter: number }

/**
 * Counts and checks a guess while the counter's row is locked, so that pending right guesses do not count
 * against others. A right guess resets the counter.
 * @param isRight must use the given connection: others wait for this one, so no second may be free
 */
export const tryGuess = (
  database: Database,
  limit: GuessLimit,
  now: Date,
  isRight: (tx: Transaction) => Promise<boolean>,
): Promise<Guessed> =>
  database.transaction(async (tx) => {
    const { count, retryAfter } = await countGuess(tx, limit, now)
    if (retryAfter > 0) return { outcome: 'throttled', retryAfter }
    if (!(await isRight(tx))) return { outcome: 'wrong', guessesLeft: Math.max(0, limit.allowed - count) }
    await clearGuesses(tx, limit.key)
    return { outcome: 'right' }
  })

/** Unconfirmed result of a password check, or the milliseconds to wait. */
export type PasswordCheck = { isRight: boolean } | { retryAfter: number }

/** Checks a slow secret without a lock or counting the guess. Only `judgeLooked` may reveal the result. */
export async function precheckSlowly(
  database: Database,
  limit: GuessLimit,
  now: Date,
  isRight: () => Promise<boolean>,
): Promise<PasswordCheck> {
  const { retryAfter } = await guessStatus(database, limit, now)
  return retryAfter > 0 ? { retryAfter } : { isRight: await isRight() }
}

/**
 * Counts a guess that was checked before, as `tryGuess` does. Only counted guesses reveal their result, so
 * that concurrent guesses gain nothing.
 */
export async function judgePrecheck(
  database: Database,
  limit: GuessLimit,
  now: Date,
  check: PasswordCheck,
): Promise<Guessed> {
  if ('retryAfter' in check) return { outcome: 'throttled', retryAfter: check.retryAfter }
  return tryGuess(database, limit, now, async () => check.isRight)
}

export const trySlowGuess = async (
  database: Database,
  limit: GuessLimit,
  now: Date,
  isRight: () => Promise<boolean>,
): Promise<Guessed> =>
  judgePrecheck(database, limit, now, await precheckSlowly(database, limit, now, isRight))

export async function clearGuesses(database: Database, key: string): Promise<void> {
  await database.delete(attemptCounter).where(eq(attemptCounter.key, key))
}

/** Undoes one guess; others under the same key still count. */
export async function forgiveGuess(database: Database, key: string): Promise<void> {
  await database
    .update(attemptCounter)
    .set({ count: sql`greatest(${attemptCounter.count} - 1, 0)` })
    .where(eq(attemptCounter.key, key))
}
