import type { Database } from '#server/database/database.ts'
import { type Guessed, tryGuess } from '#server/identity/attempt-limit.ts'
import { type CodePurpose, spendCode } from './sms-codes.ts'

/** Wrong codes of one member, over all that were sent, that are looked at; and milliseconds to wait afterwards. */
const limit = { allowed: 5, waitFor: 10 * 60_000 }

/** Looks at a code that somebody who is logged in has asked for; right, it is used up. Nobody else's is looked at. */
export const tryContactCode = (
  database: Database,
  asked: { memberId: number; recipient: string; purpose: CodePurpose; code: string; now: Date },
): Promise<Guessed> =>
  tryGuess(database, { key: `contactCode:${asked.memberId}`, ...limit }, asked.now, (tx) =>
    spendCode(tx, { ...asked, clientId: '', askedBy: asked.memberId }),
  )
