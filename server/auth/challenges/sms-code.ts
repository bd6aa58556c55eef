import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { smsCodesSetting } from '#server/auth/auth.settings.ts'
import { hashOf } from '#server/core/secret.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import { smsCode } from './sms-code.table.ts'

export type CodePurpose = 'login' | 'register' | 'forgot' | 'bindMobile' | 'bindEmail' | 'paymentPassword'

/** `recipient` is E.164 or a lower-case email address; `askedBy` is null for visitors. */
type Addressee = { recipient: string; purpose: CodePurpose; askedBy: number | null }

const isTheirs = ({ recipient, purpose, askedBy }: Addressee) =>
  and(
    eq(smsCode.recipient, recipient),
    eq(smsCode.purpose, purpose),
    askedBy === null ? isNull(smsCode.askedBy) : eq(smsCode.askedBy, askedBy),
  )

/**
 * Creates a six-digit code and invalidates the previous one; returns null if it is too early for another
 * code. Codes that others requested for the same recipient stay valid.
 */
export async function createCode(
  tx: Transaction,
  request: Addressee & { clientId: string; rules: SettingValue<typeof smsCodesSetting>; now: Date },
): Promise<string | null> {
  const { factor, goodFor, guesses } = request.rules
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const after = (milliseconds: number) => new Date(request.now.getTime() + milliseconds)
  const row = {
    codeHash: hashOf(saltedCode(request.recipient, code)),
    clientId: request.clientId,
    guessesLeft: guesses,
    othersGuessesLeft: guesses,
    expiresAt: after(goodFor),
    nextAt: after(factor * 60_000),
  }
  const made = await tx
    .insert(smsCode)
    .values({
      id: randomUUID(),
      recipient: request.recipient,
      purpose: request.purpose,
      askedBy: request.askedBy,
      ...row,
    })
    .onConflictDoUpdate({
      target: [smsCode.recipient, smsCode.purpose, smsCode.askedBy],
      set: row,
      setWhere: lte(smsCode.nextAt, request.now),
    })
    .returning({ id: smsCode.id })
  return made.length === 1 ? code : null
}

export async function heldBackFor(database: Database, addressee: Addressee, now: Date): Promise<number> {
  const [newest] = await database.select({ nextAt: smsCode.nextAt }).from(smsCode).where(isTheirs(addressee))
  return newest ? Math.max(0, newest.nextAt.getTime() - now.getTime()) : 0
}

export async function hasAskedForCode(
  database: Database,
  { clientId, now, ...addressee }: Addressee & { clientId: string; now: Date },
): Promise<boolean> {
  const isTheirOwn = and(isTheirs(addressee), eq(smsCode.clientId, clientId))
  const [request] = await database
    .select({ id: smsCode.id })
    .from(smsCode)
    .where(and(isTheirOwn, gt(smsCode.guessesLeft, 0), gt(smsCode.expiresAt, now)))
  return request !== undefined
}

type Guess = Addressee & { clientId: string; code: string; now: Date }

export async function spendCode(database: Database, spent: Guess): Promise<boolean> {
  const right = await guessCode(database, spent)
  return right !== null && consumeCode(database, right)
}

type RightCode = { id: string; codeHash: string }

/**
 * Checks a code without using it up; returns null if it is wrong. Each guess is counted before the check,
 * separately for the requester and for all other clients. In a transaction, the code stays locked until the
 * transaction ends.
 */
export async function guessCode(database: Database | Transaction, guess: Guess): Promise<RightCode | null> {
  // A code that a logged-in member requested works in all of their tabs.
  const isRequester = guess.askedBy === null ? sql`${smsCode.clientId} = ${guess.clientId}` : sql`true`
  const isGuessable = sql`case when ${isRequester} then ${smsCode.guessesLeft} else ${smsCode.othersGuessesLeft} end > 0`
  const [guessed] = await database
    .update(smsCode)
    .set({
      guessesLeft: sql`${smsCode.guessesLeft} - case when ${isRequester} then 1 else 0 end`,
      othersGuessesLeft: sql`${smsCode.othersGuessesLeft} - case when ${isRequester} then 0 else 1 end`,
    })
    .where(and(isTheirs(guess), isGuessable, gt(smsCode.expiresAt, guess.now)))
    .returning({ id: smsCode.id, codeHash: smsCode.codeHash })
  return guessed?.codeHash === hashOf(saltedCode(guess.recipient, guess.code)) ? guessed : null
}

/** Uses up a correct code; returns false if it has been used or replaced since. */
export async function consumeCode(
  database: Database | Transaction,
  { id, codeHash }: RightCode,
): Promise<boolean> {
  const isSame = and(eq(smsCode.id, id), eq(smsCode.codeHash, codeHash))
  const used = await database.delete(smsCode).where(isSame).returning({ id: smsCode.id })
  return used.length === 1
}

const saltedCode = (recipient: string, code: string) => `${recipient}:${code}`
