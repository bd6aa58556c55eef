import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { member } from './member.ts'
import { moment } from './moment.ts'

/** A login that has not ended. Only the hash of its token is kept. */
export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** `player` or `agent`. */
    side: text().notNull(),
    /** `username`, `sms`, `firebase` or `freeplay`: only a typed password can make a change of it necessary. */
    method: text().notNull(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId), index().on(table.expiresAt)],
)
