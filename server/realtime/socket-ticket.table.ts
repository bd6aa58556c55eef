import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { session } from '#server/identity/session.table.ts'

export const socketTicket = pgTable(
  'socket_ticket',
  {
    ticketHash: text().primaryKey(),
    sessionHash: text()
      .notNull()
      .references(() => session.tokenHash, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.sessionHash), index().on(table.expiresAt)],
)
