import type { Database } from '#server/database/database.ts'
import { type Guessed, tryGuess } from '#server/identity/attempt-limit.ts'
import { type CodePurpose, spendCode } from './sms-code.ts'

/** Limits a member's wrong guesses, across all contact codes. `waitFor` is the lockout, in ms. */
export const contactCodeLimit = { allowed: 5, waitFor: 10 * 60_000 }

/** Checks a code and uses it up if it is correct. */
export const tryContactCode = (
  database: Database,
  request: { memberId: number; recipient: string; purpose: CodePurpose; code: string; now: Date },
): Promise<Guessed> =>
  tryGuess(database, { key: `contactCode:${request.memberId}`, ...contactCodeLimit }, request.now, (tx) =>
    spendCode(tx, { ...request, clientId: '', askedBy: request.memberId }),
  )
