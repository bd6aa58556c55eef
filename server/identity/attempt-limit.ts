import { eq, lt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { attemptCounter } from './attempt-counter.table.ts'

export type GuessLimit = {
  /** Identifies the guessed secret or the origin of the guesses, as in `attempt_counter`. */
  key: string
  allowed: number
  /** How long after the last guess another one is accepted once `allowed` is reached, in ms. */
  waitFor: number
}

export type GuessStatus = {
  count: number
  /** How long until another guess is accepted, in ms; 0 if one is accepted now. */
  retryAfter: number
}

/** How long after the last guess the counter is reset, in ms. */
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

/** The result of a guess. `guessesLeft` is the number of guesses left before the wait of `retryAfter` ms. */
export type Guessed =
  | { outcome: 'right' }
  | { outcome: 'wrong'; guessesLeft: number }
  | { outcome: 'throttled'; retryAfter: number }

/**
 * Counts and checks a guess while the counter's row is locked, so that concurrent correct guesses do not
 * count against each other. A correct guess resets the counter.
 * @param isRight must use the given connection: taking a second one could deadlock while other guesses hold
 *   all connections and wait for this row
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

/** The result of a password check that has not been counted yet, or how long to wait, in ms. */
export type PasswordCheck = { isRight: boolean } | { retryAfter: number }

/**
 * Checks a secret whose hash is slow, without a lock and without counting the guess. Only `judgePrecheck` may
 * reveal the result.
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
 * Counts a guess that `precheckSlowly` has checked, and returns its result. Concurrent guesses gain nothing,
 * because a result is revealed only after its guess is counted.
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

/** Takes back one counted guess. Other guesses of the same key still count. */
export async function forgiveGuess(database: Database, key: string): Promise<void> {
  await database
    .update(attemptCounter)
    .set({ count: sql`greatest(${attemptCounter.count} - 1, 0)` })
    .where(eq(attemptCounter.key, key))
}
