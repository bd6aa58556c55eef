import { createHash, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { errorCode } from '#server/database/error-code.ts'
import { CALL_TIMEOUTS } from '#server/database/pool-limits.ts'
import { wasTimedOut } from '#server/database/was-timed-out.ts'
import { Overloaded } from '#server/load/overloaded.ts'
import type { AnyOutcome } from './handler.ts'
import { answeredIntent } from './idempotency-key.table.ts'
import type { Platform } from './platform.ts'

/** Milliseconds for which an answer is kept. */
const KEPT_FOR = 7 * 86_400_000
/** PostgreSQL's code for a lock that was not got in time. */
const LOCK_NOT_GOT = '55P03'

/** An intent of a member: the key was made once for it and goes with every attempt. */
export type Intent = {
  memberId: number
  key: string
  /** Name of the call in the contract. */
  call: string
  /** As the call's schema read it. */
  request: unknown
  /** Whether there may be a secret in the request. */
  isSealed: boolean
  now: Date
}

export type AnsweredOnce =
  | { state: 'answered'; outcome: AnyOutcome }
  /** The key stands for another request. */
  | { state: 'reused' }
  /** The same intent is being answered at this moment, and took too long to wait for. */
  | { state: 'underWay' }

/** Whether a text can be the key of an intent. */
export const isIntentKey = (text: string): boolean => /^[\w-]{16,64}$/.test(text)

/**
 * Answers an intent once: what `run` writes and the answer that is kept of it are one transaction. Asked again, also
 * after the reply was lost or by another process, it brings the answer of the first time. What throws is not kept.
 */
export async function answerOnce(
  platform: Platform,
  intent: Intent,
  run: (tx: Transaction) => Promise<AnyOutcome>,
): Promise<AnsweredOnce> {
  try {
    // Before there is a connection to hold: it may take its time.
    const requestHash = await hashOf(intent)
    return await platform.database.transaction((tx) => answerIn(tx, { ...intent, requestHash }, run))
  } catch (error) {
    if (error instanceof UnderWay) return { state: 'underWay' }
    // All that was written has been taken back.
    if (wasTimedOut(error)) throw new Overloaded(503, error)
    throw error
  }
}

/** The same intent is being answered elsewhere, and was waited for in vain. */
class UnderWay extends Error {}

/**
 * The answer to an intent, by its key, once an attempt that is under way has ended; null where none has come of it. So whoever is
 * told null may ask anew: nothing is about to arrive. Throws where an attempt takes too long to wait for.
 */
export async function answerTo(
  { database }: Platform,
  { memberId, key, calls }: Pick<Intent, 'memberId' | 'key'> & { calls: readonly string[] },
): Promise<AnyOutcome | null> {
  const isIt = and(eq(answeredIntent.memberId, memberId), eq(answeredIntent.key, key))
  return database.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${CALL_TIMEOUTS.lock}`))
    // An attempt that has not ended is seen by its key alone, which cannot be taken a second time.
    const placeholder = { memberId, key, call: '', requestHash: '', expiresAt: new Date(0) }
    const made = await tx.insert(answeredIntent).values(placeholder).onConflictDoNothing().returning()
    if (made.length > 0) {
      await tx.delete(answeredIntent).where(isIt)
      return null
    }
    const [found] = await tx.select().from(answeredIntent).where(isIt)
    return found && calls.includes(found.call) ? found.answer : null
  })
}

const scryptOf = promisify<string, string, number, Buffer>(scrypt)

/** By what a request is known again. One with a secret takes its time: six digits would soon be found from a fast hash. */
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
): Promise<AnsweredOnce> {
  const { memberId, key, call, now, requestHash } = intent
  const expiresAt = new Date(now.getTime() + KEPT_FOR)
  await tx.execute(sql.raw(`set local lock_timeout = ${CALL_TIMEOUTS.lock}`))
  // Waits here for a twin that has not ended, since both would make the same row.
  const [made] = await tx
    .insert(answeredIntent)
    .values({ memberId, key, call, requestHash, expiresAt })
    .onConflictDoNothing()
    .returning({ key: answeredIntent.key })
    .catch((error: Error) => {
      throw errorCode(error.cause) === LOCK_NOT_GOT ? new UnderWay() : error
    })
  const isIt = and(eq(answeredIntent.memberId, memberId), eq(answeredIntent.key, key))
  if (!made) {
    const [before] = await tx.select().from(answeredIntent).where(isIt)
    if (!before?.answer) throw new Error(`The key of ${call} is taken and has no answer`)
    const isSame = before.call === call && before.requestHash === requestHash
    return isSame ? { state: 'answered', outcome: before.answer } : { state: 'reused' }
  }
  const outcome = await run(tx)
  await tx.update(answeredIntent).set({ answer: outcome }).where(isIt)
  return { state: 'answered', outcome }
}
