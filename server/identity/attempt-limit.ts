import { eq, lt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { attemptCounter } from './attempt-counter.table.ts'

export type GuessLimit = {
  /** Identifies the secret or the origin of the guesses, as in `attempt_counter`. */
  key: string
  allowed: number
  /** Milliseconds from the last guess until another one is accepted. */
  waitFor: number
}

export type GuessStatus = {
  count: number
  /** Milliseconds until another guess is accepted, or 0. */
  retryAfter: number
}

/** Milliseconds from the last guess until the counter is reset. */
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
 * Counts a guess before it is checked, so that concurrent guesses cannot exceed the limit. If `retryAfter` is
 * above 0, the guess was not counted and must not be checked. After a correct guess, call `clearGuesses` or
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

/** Result of a guess. `guessesLeft`: guesses before the lock. */
export type Guessed =
  | { outcome: 'right' }
  | { outcome: 'wrong'; guessesLeft: number }
  | { outcome: 'throttled'; retryAfter: number }

/**
 * Counts and checks a guess while the counter's row is locked, so that pending correct guesses do not count
 * against others. A correct guess resets the counter.
 * @param isRight must use the given connection: others may hold all connections while they wait for this
 *   guess
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

/** Result of a password check before it was counted, or the milliseconds to wait. */
export type PasswordCheck = { isRight: boolean } | { retryAfter: number }

/**
 * Checks a slow secret without a lock, and without counting the guess. Only `judgePrecheck` may reveal the
 * result.
 */
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
 * Counts a guess that was already checked, like `tryGuess`. Only counted guesses reveal their result, so
 * concurrent guesses gain nothing.
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

/** Other guesses of the same key still count. */
export async function forgiveGuess(database: Database, key: string): Promise<void> {
  await database
    .update(attemptCounter)
    .set({ count: sql`greatest(${attemptCounter.count} - 1, 0)` })
    .where(eq(attemptCounter.key, key))
}
