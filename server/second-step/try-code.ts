import type { Database, Transaction } from '../database/database.ts'
import { type Guessed, tryGuess } from '../verification/guesses.ts'
import { spendOneTimeCode } from './second-step.ts'

/** Wrong codes of one member that are looked at, over all challenges and calls; and milliseconds to wait afterwards. */
const limit = { allowed: 10, waitFor: 15 * 60_000 }

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
