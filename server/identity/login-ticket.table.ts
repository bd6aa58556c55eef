import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from './member.table.ts'
import { session } from './session.table.ts'

/** A ticket that starts one session for its bearer (LOGIN-11). Only its hash is stored. */
export const loginTicket = pgTable(
  'login_ticket',
  {
    /** SHA-256 of the ticket, base64url. */
    ticketHash: text().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /**
     * The session that requested the ticket. The ticket is deleted with the session. Null if the operator
     * issued the ticket.
     */
    sessionHash: text().references(() => session.tokenHash, { onDelete: 'cascade' }),
    merchant: text().notNull(),
    side: text().notNull(),
    method: text().notNull(),
    /**
     * Whether the ticket was opened in a tab and is waiting for confirmation. If so, this ticket has replaced
     * the one from the URL.
     */
    opened: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId), index().on(table.sessionHash), index().on(table.expiresAt)],
)
