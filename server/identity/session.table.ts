import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from './member.table.ts'

/** A login that has not ended. Only the hash of its token is kept. */
export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text().primaryKey(),
    /** What its member names it by. */
    id: uuid().notNull().unique().defaultRandom(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** `player` or `agent`. */
    side: text().notNull(),
    /** `username`, `sms`, `firebase` or `freeplay`: only a typed password can make a change of it necessary. */
    method: text().notNull(),
    /** Whether a login ticket in an address started it. */
    byLink: boolean().notNull().default(false),
    /** Browser and system by the browser's own word, and the network address; empty where nothing was said. */
    device: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId), index().on(table.expiresAt)],
)
