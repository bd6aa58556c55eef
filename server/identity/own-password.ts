import type { Database } from '#server/database/database.ts'
import { type Guessed, trySlowGuess } from './attempt-limit.ts'
import { isPassword } from './password-hash.ts'
import type { Member } from './sessions.ts'

/**
 * Maximum number of wrong passwords per logged-in member, and how long further ones are then refused, in ms.
 */
export const ownPasswordLimit = { allowed: 5, waitFor: 10 * 60_000 }

export const tryOwnPassword = (
  database: Database,
  { member, password, now }: { member: Member; password: string; now: Date },
): Promise<Guessed> =>
  trySlowGuess(database, { key: `password:${member.id}`, ...ownPasswordLimit }, now, () =>
    isPassword(member.passwordHash, password, 'member'),
  )
