import { eq } from 'drizzle-orm'
import { isNetworkKnown } from '#server/auth/session/known-networks.ts'
import { networkOf } from '#server/core/address-networks.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { type Guessed, tryGuess } from '#server/identity/attempt-limit.ts'
import { member } from '#server/identity/member.table.ts'
import { spendOneTimeCode } from './second-step.ts'

/** Wrong codes of one member that are looked at, over all challenges and calls; and milliseconds to wait afterwards. */
const limit = { allowed: 10, waitFor: 15 * 60_000 }

/** Wrong codes from a network that a member has logged in from, once all above are used up by whoever else has the password. */
const networkLimit = { allowed: 5, waitFor: limit.waitFor }

/** Looks at a code of somebody who has just known the password, counted first. */
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

/** Looks at a code for a member, counted first. */
export const tryCode = (
  database: Database,
  { memberId, now }: { memberId: number; now: Date },
  isRight: (tx: Transaction) => Promise<boolean>,
): Promise<Guessed> => tryGuess(database, { key: `secondStep:${memberId}`, ...limit }, now, isRight)

/** Looks at a code of the member's own authenticator. */
export const tryOneTimeCode = (
  database: Database,
  asked: { memberId: number; code: string; now: Date },
): Promise<Guessed> => tryCode(database, asked, (tx) => spendOneTimeCode(tx, asked))
