import { createHash, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { CALL_TIMEOUTS } from '#server/database/connection/pool-limits.ts'
import type { Transaction } from '#server/database/database.ts'
import { errorCode } from '#server/database/error-code.ts'
import { wasTimedOut } from '#server/database/was-timed-out.ts'
import { Overloaded } from '#server/load/overloaded.ts'
import type { AnyOutcome } from './handler.ts'
import { idempotencyKey } from './idempotency-key.table.ts'
import type { Platform } from './platform.ts'

/** How long a reply is stored, in milliseconds. */
const KEPT_FOR = 7 * 86_400_000
/** PostgreSQL's error code for a lock timeout. */
const LOCK_NOT_GOT = '55P03'

export type Intent = {
  memberId: number
  key: string
  call: string
  /** The request as parsed by the call's schema. */
  request: unknown
  isSealed: boolean
  now: Date
}

export type IdempotentOutcome =
  | { state: 'answered'; outcome: AnyOutcome }
  | { state: 'reused' }
  /** A concurrent attempt with the same key did not finish in time. */
  | { state: 'underWay' }

export const isIdempotencyKey = (text: string): boolean => /^[\w-]{16,64}$/.test(text)

/**
 * Runs `run` only once per key: its writes and its reply are stored in one transaction. A retry gets the
 * stored reply, even from another process. Thrown errors are not stored.
 */
export async function runIdempotently(
  platform: Platform,
  intent: Intent,
  run: (tx: Transaction) => Promise<AnyOutcome>,
): Promise<IdempotentOutcome> {
  try {
    // Hash before taking a connection, because scrypt is slow.
    const requestHash = await hashOf(intent)
    return await platform.database.transaction((tx) => answerIn(tx, { ...intent, requestHash }, run))
  } catch (error) {
    if (error instanceof AlreadyRunning) return { state: 'underWay' }
    // All writes are rolled back, so the client can safely retry.
    if (wasTimedOut(error)) throw new Overloaded(503, error)
    throw error
  }
}

/** Thrown if a concurrent attempt with the same key does not finish in time. */
class AlreadyRunning extends Error {}

/**
 * Returns the reply stored under a key, after waiting for a running attempt. Null means that none of `calls`
 * has completed with this key, so a retry is safe. Throws if the wait times out.
 */
export async function storedOutcome(
  { database }: Platform,
  { memberId, key, calls }: Pick<Intent, 'memberId' | 'key'> & { calls: readonly string[] },
): Promise<AnyOutcome | null> {
  const isIt = and(eq(idempotencyKey.memberId, memberId), eq(idempotencyKey.key, key))
  return database.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${CALL_TIMEOUTS.lock}`))
    // An uncommitted row is invisible to a query, but inserting the same key waits for it.
    const placeholder = { memberId, key, call: '', requestHash: '', expiresAt: new Date(0) }
    const made = await tx.insert(idempotencyKey).values(placeholder).onConflictDoNothing().returning()
    if (made.length > 0) {
      await tx.delete(idempotencyKey).where(isIt)
      return null
    }
    const [found] = await tx.select().from(idempotencyKey).where(isIt)
    return found && calls.includes(found.call) ? found.answer : null
  })
}

const scryptOf = promisify<string, string, number, Buffer>(scrypt)

/**
 * Returns a request's fingerprint. Sealed requests are hashed with scrypt, because a six-digit password could
 * be brute-forced from a fast hash.
 */
async function hashOf({ memberId, key, request, isSealed }: Intent): Promise<string> {
  const text = JSON.stringify(request)
  const hash = isSealed
    ? await scryptOf(text, `${memberId}:${key}`, 32)
    : createHash('sha256').update(text).digest()
  return hash.toString('base64url')
}

async function answerIn(
  tx: Transaction,
  intent: Intent & { requestHash: string },
  run: (tx: Transaction) => Promise<AnyOutcome>,
): Promise<IdempotentOutcome> {
  const { memberId, key, call, now, requestHash } = intent
  const expiresAt = new Date(now.getTime() + KEPT_FOR)
  await tx.execute(sql.raw(`set local lock_timeout = ${CALL_TIMEOUTS.lock}`))
  // This waits for a concurrent attempt, because both insert the same row.
  const [made] = await tx
    .insert(idempotencyKey)
    .values({ memberId, key, call, requestHash, expiresAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
    .catch((error: Error) => {
      throw errorCode(error.cause) === LOCK_NOT_GOT ? new AlreadyRunning() : error
    })
  const isIt = and(eq(idempotencyKey.memberId, memberId), eq(idempotencyKey.key, key))
  if (!made) {
    const [before] = await tx.select().from(idempotencyKey).where(isIt)
    if (!before?.answer) throw new Error(`The idempotency key of ${call} is used but has no answer`)
    const isSame = before.call === call && before.requestHash === requestHash
    return isSame ? { state: 'answered', outcome: before.answer } : { state: 'reused' }
  }
  const outcome = await run(tx)
  await tx.update(idempotencyKey).set({ answer: outcome }).where(isIt)
  return { state: 'answered', outcome }
}
