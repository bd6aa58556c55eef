import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from './member.table.ts'
import { session } from './session.table.ts'

/** Starts one session for the bearer (LOGIN-11). Only the hash of the ticket is stored. */
export const loginTicket = pgTable(
  'login_ticket',
  {
    /** SHA-256 of the ticket, base64url. */
    ticketHash: text().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** The requesting session, with which the ticket ends; null if the operator issued it. */
    sessionHash: text().references(() => session.tokenHash, { onDelete: 'cascade' }),
    merchant: text().notNull(),
    /** Both are copied to the new session. */
    side: text().notNull(),
    method: text().notNull(),
    /** Whether it waits for confirmation in a tab; the ticket from the address is already used up. */
    opened: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId), index().on(table.sessionHash), index().on(table.expiresAt)],
)
