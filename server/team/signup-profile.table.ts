import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { RegisterField } from '#protocol/auth/register-settings.ts'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { downlineLink } from './agent-onboarding.table.ts'

/** What a member told when they registered, and where they came from. Personal data: never logged, never sent out. */
export const registration = pgTable(
  'registration',
  {
    memberId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** `username` or `mobile`; `upline` where the agent above made the account. */
    way: text().notNull(),
    /** Fields that the operator asks for and no other column has, as they were filled in. */
    details: jsonb().$type<Partial<Record<RegisterField, string>>>().notNull(),
    /** Argon2id of the verification password, where the operator asks for one. */
    verifyPasswordHash: text(),
    /** Address of the page, and the operator's domain that it named. */
    registerUrl: text().notNull(),
    domain: text().notNull(),
    /** Codes as they were sent, typed and from the page's address. */
    affiliateCode: text(),
    referralCode: text(),
    /** The agent's link by which they came. */
    linkId: uuid().references(() => downlineLink.id, { onDelete: 'set null' }),
    at: moment().notNull(),
  },
  (table) => [index().on(table.linkId)],
)
