import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** SMS and emails that the sandbox displays. They are never actually sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text().notNull(),
    recipient: text().notNull(),
    text: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [index().on(table.recipient)],
)
