import { eq } from 'drizzle-orm'
import { isNetworkKnown } from '#server/auth/known-clients/known-networks.ts'
import { networkOf } from '#server/core/address-networks.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { type Guessed, tryGuess } from '#server/identity/attempt-limit.ts'
import { member } from '#server/identity/member.table.ts'
import { spendOneTimeCode } from './two-factor.ts'

/** Limits a member's wrong codes, across all challenges and calls. `waitFor` is the lockout, in ms. */
const limit = { allowed: 10, waitFor: 15 * 60_000 }

/**
 * Extra limit for a known network. It applies once `limit` is used up. Anyone who knows the password can use
 * up `limit`.
 */
const networkLimit = { allowed: 5, waitFor: limit.waitFor }

export async function tryLoginCode(
  database: Database,
  { memberId, ip, now }: { memberId: number; ip: string; now: Date },
  isRight: (tx: Transaction) => Promise<boolean>,
): Promise<Guessed> {
  const tried = await tryCode(database, { memberId, now }, isRight)
  if (tried.outcome !== 'throttled') return tried
  const isMember = eq(member.id, memberId)
  if (!(await isNetworkKnown(database, { isMember, ip, now }))) return tried
  const key = `secondStep:${memberId} ${networkOf(ip)}`
  return tryGuess(database, { key, ...networkLimit }, now, isRight)
}

export const tryCode = (
  database: Database,
  { memberId, now }: { memberId: number; now: Date },
  isRight: (tx: Transaction) => Promise<boolean>,
): Promise<Guessed> => tryGuess(database, { key: `secondStep:${memberId}`, ...limit }, now, isRight)

export const tryOneTimeCode = (
  database: Database,
  guess: { memberId: number; code: string; now: Date },
): Promise<Guessed> => tryCode(database, guess, (tx) => spendOneTimeCode(tx, guess))
