import type { Database } from '#server/database/database.ts'
import { type Guessed, trySlowGuess } from '#server/identity/attempt-limit.ts'
import type { Member } from '#server/identity/sessions.ts'
import { isPassword } from './passwords.ts'

/** Wrong passwords of one member, who is logged in, that are looked at; and milliseconds to wait afterwards. */
export const ownPasswordLimit = { allowed: 5, waitFor: 10 * 60_000 }

/** Whether somebody who is logged in knows their own password, whichever call asks for it. */
export const tryOwnPassword = (
  database: Database,
  { member, password, now }: { member: Member; password: string; now: Date },
): Promise<Guessed> =>
  trySlowGuess(database, { key: `password:${member.id}`, ...ownPasswordLimit }, now, () =>
    isPassword(member.passwordHash, password, 'member'),
  )
