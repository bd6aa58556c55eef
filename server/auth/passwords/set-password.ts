import { and, eq } from 'drizzle-orm'
import { dropChallenges } from '#server/auth/two-factor/challenges.ts'
import { forgetDevices } from '#server/auth/two-factor/devices.ts'
import type { Transaction } from '#server/database/database.ts'
import { announce } from '#server/database/publish.ts'
import { member } from '#server/identity/member.table.ts'
import { endSessions } from '#server/identity/sessions.ts'
import { tellMember } from '#server/notifications/notify-member.ts'
import { temporaryPassword } from './temporary-password.table.ts'

type NewPassword = {
  passwordHash: string
  /** It was mailed, and has let its owner in this once: it can only be changed. */
  isTemporary: boolean
  /** The hash that it takes the place of; null for whichever stands. */
  provedHash: string | null
  /** Token hash of the session that goes on; null when all end. */
  keptSession: string | null
  now: Date
}

/**
 * Puts a password in place and forgets what the one before had let in: sessions, remembered devices, logins that wait
 * for their second step, a temporary password. False, and nothing is changed, when `provedHash` no longer stands.
 */
export async function setPassword(tx: Transaction, memberId: number, made: NewPassword): Promise<boolean> {
  const { passwordHash, isTemporary, provedHash, keptSession, now } = made
  const stands = provedHash === null ? undefined : eq(member.passwordHash, provedHash)
  const changed = await tx
    .update(member)
    .set({ passwordHash, passwordDefault: isTemporary, passwordSpent: isTemporary, passwordSetAt: now })
    .where(and(eq(member.id, memberId), stands))
    .returning({ id: member.id })
  if (changed.length === 0) return false
  await endSessions(tx, memberId, { keep: keptSession })
  await forgetDevices(tx, memberId)
  await dropChallenges(tx, memberId)
  await tx.delete(temporaryPassword).where(eq(temporaryPassword.memberId, memberId))
  // One that was mailed has to be changed at once, and that is told.
  if (!isTemporary) {
    await tellMember(tx, { memberId, event: 'security.passwordChanged', facts: {}, at: now })
    await announce(tx, { memberId, type: 'account.changed' })
  }
  return true
}
