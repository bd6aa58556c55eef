import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/**
 * The newest temporary password emailed to a member. The member's own password stays valid until the
 * temporary one is used.
 */
export const temporaryPassword = pgTable(
  'temporary_password',
  {
    memberId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Argon2id. */
    passwordHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
