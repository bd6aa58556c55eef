import { and, eq } from 'drizzle-orm'
import { removeDevices } from '#server/auth/known-clients/remembered-devices.ts'
import { deleteChallenges } from '#server/auth/two-factor/challenges.ts'
import type { Transaction } from '#server/database/database.ts'
import { publish } from '#server/database/publish.ts'
import { member } from '#server/identity/member.table.ts'
import { endSessions } from '#server/identity/sessions.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { temporaryPassword } from './temporary-password.table.ts'

type NewPassword = {
  passwordHash: string
  /** Whether this is an emailed password that the member has used to log in and must now change. */
  isTemporary: boolean
  /** The stored hash must still be this one; null accepts any hash. */
  provedHash: string | null
  /** Token hash of the session to keep; null ends all sessions. */
  keptSession: string | null
  now: Date
}

/**
 * Sets a password and revokes everything that the old one granted: sessions, trusted devices, pending
 * two-factor logins and the temporary password. Returns false and changes nothing if the stored hash is no
 * longer `provedHash`.
 */
export async function setPassword(tx: Transaction, memberId: number, made: NewPassword): Promise<boolean> {
  const { passwordHash, isTemporary, provedHash, keptSession, now } = made
  const isUnchanged = provedHash === null ? undefined : eq(member.passwordHash, provedHash)
  const changed = await tx
    .update(member)
    .set({ passwordHash, passwordDefault: isTemporary, passwordSpent: isTemporary, passwordSetAt: now })
    .where(and(eq(member.id, memberId), isUnchanged))
    .returning({ id: member.id })
  if (changed.length === 0) return false
  await endSessions(tx, memberId, { keep: keptSession })
  await removeDevices(tx, memberId)
  await deleteChallenges(tx, memberId)
  await tx.delete(temporaryPassword).where(eq(temporaryPassword.memberId, memberId))
  // Send no notification for a temporary password: the member must replace it immediately, which sends one.
  if (!isTemporary) {
    await notifyMember(tx, { memberId, event: 'security.passwordChanged', facts: {}, at: now })
    await publish(tx, { memberId, type: 'account.changed' })
  }
  return true
}
