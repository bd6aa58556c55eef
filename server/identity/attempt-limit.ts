import { eq, lt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { attemptCounter } from './attempt-counter.table.ts'

/** How many wrong guesses at one secret are looked at before a wait. */
export type GuessLimit = {
  /** What is guessed at, or from where: `account:…`, `mobile:…`, `ip:…`, `password:…`, `secondStep:…`. */
  key: string
  allowed: number
  /** Milliseconds after the last guess until one more is looked at. */
  waitFor: number
}

/** Guesses that count against the next one. */
export type GuessStatus = {
  count: number
  /** Milliseconds until another guess is looked at; 0 when the next may come. */
  retryAfter: number
}

/** Milliseconds after the last guess after which all are forgotten. */
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
 * Counts a guess before it is looked at, so that many at once are not looked at more often than one after the other.
 * Where `retryAfter` is above 0 it was not counted and must not be looked at. One that was right is taken back with
 * `forgetGuesses` or `forgiveGuess`.
 */
export async function countGuess(database: Database, limit: GuessLimit, now: Date): Promise<GuessStatus> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const isForgotten = lt(attemptCounter.lastAt, before(FORGOTTEN_AFTER))
  const isLookedAt = sql`${attemptCounter.count} < ${limit.allowed}`
  const hasWaited = lte(attemptCounter.lastAt, before(limit.waitFor))
  const [counted] = await database
    .insert(attemptCounter)
    .values({ key: limit.key, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: attemptCounter.key,
      set: { count: sql`case when ${isForgotten} then 1 else ${attemptCounter.count} + 1 end`, lastAt: now },
      setWhere: sql`${isForgotten} or ${isLookedAt} or ${hasWaited}`,
    })
    .returning()
  if (counted) return { count: counted.count, retryAfter: 0 }
  const { count, retryAfter } = await guessStatus(database, limit, now)
  return { count, retryAfter: Math.max(1, retryAfter) }
}

/** What came of a guess; a wrong one says how many more are looked at before a wait. */
export type Guessed =
  | { outcome: 'right' }
  | { outcome: 'wrong'; guessesLeft: number }
  | { outcome: 'throttled'; retryAfter: number }

/**
 * Counts a guess, then looks at it, and lets nobody else guess at the same secret meanwhile: what is under way and turns out right
 * has counted against nobody. One that is right makes all before it forgotten.
 *
 * @param isRight over the connection that it is given: with all others waiting for it, a second is not to be had
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
    await forgetGuesses(tx, limit.key)
    return { outcome: 'right' }
  })

/** What was found of a guess before it counts; nothing where others stand in its way, for milliseconds. */
export type PasswordCheck = { isRight: boolean } | { retryAfter: number }

/**
 * Looks at a guess at a secret that takes long to look at, without a connection or a lock. It is not counted by that, and what is
 * found must be told by `judgeLooked` alone.
 */
export async function lookSlowly(
  database: Database,
  limit: GuessLimit,
  now: Date,
  isRight: () => Promise<boolean>,
): Promise<PasswordCheck> {
  const { retryAfter } = await guessStatus(database, limit, now)
  return retryAfter > 0 ? { retryAfter } : { isRight: await isRight() }
}

/**
 * Counts a guess that was looked at, as `tryGuess` does. What was found is told only to a guess that counted, so that many at once
 * learn no more than one after the other.
 */
export async function judgeLooked(
  database: Database,
  limit: GuessLimit,
  now: Date,
  looked: PasswordCheck,
): Promise<Guessed> {
  if ('retryAfter' in looked) return { outcome: 'throttled', retryAfter: looked.retryAfter }
  return tryGuess(database, limit, now, async () => looked.isRight)
}

/** As `tryGuess`, of a secret that takes long to look at. */
export const trySlowGuess = async (
  database: Database,
  limit: GuessLimit,
  now: Date,
  isRight: () => Promise<boolean>,
): Promise<Guessed> => judgeLooked(database, limit, now, await lookSlowly(database, limit, now, isRight))

/** Forgets all guesses: the secret was known. */
export async function forgetGuesses(database: Database, key: string): Promise<void> {
  await database.delete(attemptCounter).where(eq(attemptCounter.key, key))
}

/** Takes one guess back, where others under the same key still count. */
export async function forgiveGuess(database: Database, key: string): Promise<void> {
  await database
    .update(attemptCounter)
    .set({ count: sql`greatest(${attemptCounter.count} - 1, 0)` })
    .where(eq(attemptCounter.key, key))
}
