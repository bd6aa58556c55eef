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

/** Time for which a reply is stored, milliseconds. */
const KEPT_FOR = 7 * 86_400_000
/** SQLSTATE of a lock timeout. */
const LOCK_NOT_GOT = '55P03'

export type Intent = {
  memberId: number
  key: string
  call: string
  /** Already parsed by the call's schema. */
  request: unknown
  isSealed: boolean
  now: Date
}

export type IdempotentOutcome =
  | { state: 'answered'; outcome: AnyOutcome }
  | { state: 'reused' }
  /** A concurrent attempt with the same key takes too long. */
  | { state: 'underWay' }

export const isIdempotencyKey = (text: string): boolean => /^[\w-]{16,64}$/.test(text)

/**
 * Runs once per key: the writes of `run` and the stored reply are in one transaction. A retry gets the first
 * reply, also from another process. Errors are not stored.
 */
export async function runIdempotently(
  platform: Platform,
  intent: Intent,
  run: (tx: Transaction) => Promise<AnyOutcome>,
): Promise<IdempotentOutcome> {
  try {
    // Hash before taking a connection, as scrypt is slow.
    const requestHash = await hashOf(intent)
    return await platform.database.transaction((tx) => answerIn(tx, { ...intent, requestHash }, run))
  } catch (error) {
    if (error instanceof AlreadyRunning) return { state: 'underWay' }
    // All writes have been rolled back.
    if (wasTimedOut(error)) throw new Overloaded(503, error)
    throw error
  }
}

/** Thrown when the wait for a concurrent attempt with the same key times out. */
class AlreadyRunning extends Error {}

/**
 * The stored reply of a key, after waiting for an attempt in progress. Null if there is none, so that the
 * caller can safely retry. Throws if the wait times out.
 */
export async function storedOutcome(
  { database }: Platform,
  { memberId, key, calls }: Pick<Intent, 'memberId' | 'key'> & { calls: readonly string[] },
): Promise<AnyOutcome | null> {
  const isIt = and(eq(idempotencyKey.memberId, memberId), eq(idempotencyKey.key, key))
  return database.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${CALL_TIMEOUTS.lock}`))
    // An uncommitted attempt is detectable only by its key, which cannot be inserted twice.
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
 * Fingerprint of a request. Requests with secrets use scrypt, as a six-digit password could be brute-forced
 * from a fast hash.
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
  // This waits for a concurrent attempt, as both insert the same row.
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
