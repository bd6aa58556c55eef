import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { member } from '../database/schema/member.ts'
import type { Who } from '../handler.ts'
import { endOtherSessions } from '../session/sessions.ts'
import { hashPassword } from './passwords.ts'

/**
 * Puts a new password in the place of the one that was compared with, and ends the member's other sessions. False,
 * and nothing is changed, when somebody else replaced it first.
 */
export async function replacePassword(
  database: Database,
  { member: changing, session }: Who,
  change: { provedHash: string; password: string; now: Date },
): Promise<boolean> {
  const passwordHash = await hashPassword(change.password)
  return database.transaction(async (tx) => {
    const changed = await tx
      .update(member)
      .set({ passwordHash, passwordDefault: false, passwordSetAt: change.now })
      .where(and(eq(member.id, changing.id), eq(member.passwordHash, change.provedHash)))
      .returning({ id: member.id })
    if (changed.length === 0) return false
    await endOtherSessions(tx, changing.id, session.tokenHash)
    return true
  })
}
