import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from './member.table.ts'
import { session } from './session.table.ts'

/** Starts one session for whoever brings it, as an address does (LOGIN-11). Only the hash of the ticket is kept. */
export const loginTicket = pgTable(
  'login_ticket',
  {
    /** SHA-256 of the ticket, base64url. */
    ticketHash: text().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** The session that asked for it, with which it ends; null for the operator's own. */
    sessionHash: text().references(() => session.tokenHash, { onDelete: 'cascade' }),
    /** Code of the merchant that issued it. */
    merchant: text().notNull(),
    /** Side and way of logging in that the new session takes over. */
    side: text().notNull(),
    method: text().notNull(),
    /** Whether it waits for an answer in a tab; the ticket of the address is used up by then. */
    opened: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId), index().on(table.sessionHash), index().on(table.expiresAt)],
)
