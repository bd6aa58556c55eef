import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** Every SMS and e-mail that was "sent", for the sandbox to show. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `sms` or `email`. */
    channel: text().notNull(),
    recipient: text().notNull(),
    text: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [index().on(table.recipient)],
)
