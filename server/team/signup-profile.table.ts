import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { downlineLink } from './agent-onboarding.table.ts'

/** Data from the registration of a member. Personal data: never log or send it. */
export const signupProfile = pgTable(
  'signup_profile',
  {
    memberId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** `username`, `mobile`, or `upline` if an agent created the account. */
    way: text().notNull(),
    /** Values of configured fields that have no column. */
    details: jsonb().$type<Partial<Record<RegistrationField, string>>>().notNull(),
    /** Argon2id of the verification password, if the operator requires one. */
    verifyPasswordHash: text(),
    /** URL of the page, and the operator's domain in it. */
    registerUrl: text().notNull(),
    domain: text().notNull(),
    /** Codes as submitted: the typed one, and the one of the page URL. */
    affiliateCode: text(),
    referralCode: text(),
    linkId: uuid().references(() => downlineLink.id, { onDelete: 'set null' }),
    at: moment().notNull(),
  },
  (table) => [index().on(table.linkId)],
)
