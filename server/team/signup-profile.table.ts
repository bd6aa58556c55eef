import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { downlineLink } from './agent-onboarding.table.ts'

/** A member's input at registration. It is personal data: never log or send it. */
export const signupProfile = pgTable(
  'signup_profile',
  {
    memberId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** How the account was created: by `username` or `mobile`, or by the member's `upline`. */
    way: text().notNull(),
    /** Values of configured fields that have no column of their own. */
    details: jsonb().$type<Partial<Record<RegistrationField, string>>>().notNull(),
    /** Argon2id hash of the verification password, which only some operators require. */
    verifyPasswordHash: text(),
    /** URL of the registration page, and the operator's domain in that URL. */
    registerUrl: text().notNull(),
    domain: text().notNull(),
    /** Codes as submitted. The affiliate code may be typed; the referral code comes from the page's URL. */
    affiliateCode: text(),
    referralCode: text(),
    linkId: uuid().references(() => downlineLink.id, { onDelete: 'set null' }),
    at: moment().notNull(),
  },
  (table) => [index().on(table.linkId)],
)
