import type { Database } from '#server/database/database.ts'
import { type Guessed, tryGuess } from '#server/identity/attempt-limit.ts'
import { type CodePurpose, spendCode } from './sms-code.ts'

/** Wrong codes per member across all codes, and the subsequent lock in milliseconds. */
const limit = { allowed: 5, waitFor: 10 * 60_000 }

/** A correct code is used up. */
export const tryContactCode = (
  database: Database,
  request: { memberId: number; recipient: string; purpose: CodePurpose; code: string; now: Date },
): Promise<Guessed> =>
  tryGuess(database, { key: `contactCode:${request.memberId}`, ...limit }, request.now, (tx) =>
    spendCode(tx, { ...request, clientId: '', askedBy: request.memberId }),
  )
