import { DrizzleQueryError, eq } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { errorCode } from '#server/database/error-code.ts'
import { publish } from '#server/database/publish.ts'
import { maskedEmail, maskedMobile } from '#server/identity/masked.ts'
import { member } from '#server/identity/member.table.ts'
import type { Member } from '#server/identity/sessions.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { saveSentMessage } from '#server/notifications/sent-messages.ts'
import type { Platform } from '#server/platform/platform.ts'
import { contactReplacedText } from './contact-replaced-text.ts'

/** PostgreSQL's code for a unique violation. */
const TAKEN = '23505'

type Wanted = {
  member: Member
  kind: 'mobile' | 'email'
  /** A mobile number in E.164, or an email address as typed. The member has already proved ownership. */
  contact: string
  language: Language
  now: Date
}

/**
 * Binds a mobile number or an email address. Also notifies the replaced contact, so that its owner notices if
 * an intruder made the change. Returns false and changes nothing if the contact belongs to another member.
 */
export async function bindContact(platform: Platform, wanted: Wanted): Promise<boolean> {
  try {
    await platform.database.transaction((tx) => bind(tx, platform, wanted))
    return true
  } catch (error) {
    if (error instanceof DrizzleQueryError && errorCode(error.cause) === TAKEN) return false
    throw error
  }
}

async function bind(tx: Transaction, platform: Platform, wanted: Wanted): Promise<void> {
  const { member: bound, kind, contact, language, now } = wanted
  const memberId = bound.id
  const columns = kind === 'mobile' ? { mobile: contact } : { email: contact, emailBound: true }
  await tx.update(member).set(columns).where(eq(member.id, memberId))
  const before = bound[kind]
  if (before !== null && before.toLowerCase() !== contact.toLowerCase()) {
    const brand = platform.operator.brand.name
    const text = contactReplacedText({ kind, brand }, language)
    const channel = kind === 'mobile' ? 'sms' : 'email'
    await saveSentMessage(tx, platform, { channel, recipient: before, text, now })
  }
  await notifyMember(
    tx,
    kind === 'mobile'
      ? { memberId, event: 'security.mobileBound', facts: { mobile: maskedMobile(contact) }, at: now }
      : { memberId, event: 'security.emailBound', facts: { email: maskedEmail(contact) }, at: now },
  )
  await publish(tx, { memberId, type: 'account.changed' })
}
