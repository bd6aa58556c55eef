import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from './member.table.ts'

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text().primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    side: text().notNull(),
    /**
     * `username`, `sms`, `firebase` or `freeplay`. Only a login with a typed password can require a password
     * change.
     */
    method: text().notNull(),
    byLink: boolean().notNull().default(false),
    /** Browser and system from the user agent, and IP address; empty if unknown. */
    device: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId), index().on(table.expiresAt)],
)
