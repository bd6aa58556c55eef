import type { Database } from '#server/database/database.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import type { Who } from '#server/identity/who.ts'
import { setPassword } from './set-password.ts'

/**
 * Replaces the password that the member had at the time of the call, and ends their other sessions. Returns
 * false and changes nothing if another request has replaced that password since.
 */
export async function replacePassword(
  database: Database,
  { member, session }: Who,
  { password, now }: { password: string; now: Date },
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  const { passwordHash: provedHash } = member
  const made = { passwordHash, isTemporary: false, provedHash, keptSession: session.tokenHash, now }
  return database.transaction((tx) => setPassword(tx, member.id, made))
}
