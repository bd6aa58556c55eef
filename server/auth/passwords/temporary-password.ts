import { and, eq, gt } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import { newReadableSecret } from '#server/core/readable-secret.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { hashPassword, isPassword, matchedForm } from '#server/identity/password-hash.ts'
import type { Member } from '#server/identity/sessions.ts'
import { saveSentMessage } from '#server/notifications/sent-messages.ts'
import type { Platform } from '#server/platform/platform.ts'
import { translate } from '#server/texts/localized-text.ts'
import { setPassword } from './set-password.ts'
import { temporaryPassword } from './temporary-password.table.ts'

/** How long a temporary password is valid, in ms. */
const GOOD_FOR = 60 * 60_000

const NOBODY = 0

const mailText = /*i18n*/ {
  id: 'password.temporary',
  message:
    '{brand}: your temporary password is {password}. {minutes, plural, =0 {Log in with it within # minutes} one {Log in with it within # minute} other {Log in with it within # minutes}} and choose a new password. It works once. Until you use it, your current password still works. Never share it. If you didn’t ask for it, ignore this email.',
}

type MailText = { brand: string; password: string; minutes: number }

const temporaryPasswordText = (text: MailText, language: Language): string =>
  translate(mailText, language, text)

export async function mailTemporaryPassword(
  platform: Platform,
  mailed: { memberId: number; email: string; language: Language; now: Date },
): Promise<void> {
  const { database, operator } = platform
  const { memberId, email, language, now } = mailed
  const password = newReadableSecret()
  const row = { passwordHash: await hashPassword(password), expiresAt: new Date(now.getTime() + GOOD_FOR) }
  const text = temporaryPasswordText(
    { brand: operator.brand.name, password, minutes: GOOD_FOR / 60_000 },
    language,
  )
  await database.transaction(async (tx) => {
    await tx
      .insert(temporaryPassword)
      .values({ memberId, ...row })
      .onConflictDoUpdate({ target: temporaryPassword.memberId, set: row })
    await saveSentMessage(tx, platform, { channel: 'email', recipient: email, text, now })
  })
}

/**
 * Returns the stored hash that matches the typed password, either the member's own or the temporary one; null
 * if neither matches. The check takes just as long for unknown names, and twice as long for a wrong password
 * while a temporary one is pending.
 */
export async function provedHashOf(
  database: Database,
  found: Member | undefined,
  typed: { password: string; now: Date },
): Promise<string | null> {
  const own = found && !found.passwordSpent ? found.passwordHash : null
  const [waiting] = await database
    .select()
    .from(temporaryPassword)
    .where(
      and(eq(temporaryPassword.memberId, found?.id ?? NOBODY), gt(temporaryPassword.expiresAt, typed.now)),
    )
  const form = await matchedForm(own, typed.password)
  if (found && own !== null && form !== null) {
    return form === 'normal' ? own : renewHash(database, { memberId: found.id, before: own, ...typed })
  }
  if (waiting && (await isPassword(waiting.passwordHash, typed.password))) return waiting.passwordHash
  return null
}

/**
 * Replaces the hash of an unnormalised password with the hash of its normal form. Returns the stored hash.
 */
async function renewHash(
  database: Database,
  { memberId, before, password }: { memberId: number; before: string; password: string },
): Promise<string> {
  const passwordHash = await hashPassword(password)
  const renewed = await database
    .update(member)
    .set({ passwordHash })
    .where(and(eq(member.id, memberId), eq(member.passwordHash, before)))
    .returning({ id: member.id })
  return renewed.length > 0 ? passwordHash : before
}

/**
 * Replaces the member's password with the temporary one just used to log in. The member must then change it.
 * Returns false if the temporary password is unknown or expired, or if the account is closed.
 */
export async function spendTemporaryPassword(
  tx: Transaction,
  spent: { memberId: number; passwordHash: string; now: Date },
): Promise<boolean> {
  const { memberId, passwordHash, now } = spent
  // Lock the member first, as every password change does; another order could deadlock.
  const [locked] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, memberId), eq(member.closed, false)))
    .for('update')
  if (!locked) return false
  const isTheirs = and(
    eq(temporaryPassword.memberId, memberId),
    eq(temporaryPassword.passwordHash, passwordHash),
  )
  const used = await tx
    .delete(temporaryPassword)
    .where(and(isTheirs, gt(temporaryPassword.expiresAt, now)))
    .returning({ memberId: temporaryPassword.memberId })
  if (used.length === 0) return false
  const made = { passwordHash, isTemporary: true, provedHash: null, keptSession: null, now }
  return setPassword(tx, memberId, made)
}
