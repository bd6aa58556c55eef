import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

export const message = pgTable(
  'message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    topic: text({ enum: ['account', 'money', 'promotion', 'contract', 'service'] }).notNull(),
    /** For example `contract.offered` or `bill.paid`. */
    event: text().notNull(),
    /** Values for the message text, which is rendered in the reader's language on each read. */
    facts: jsonb().notNull(),
    at: moment().notNull(),
    readAt: moment(),
  },
  (table) => [index().on(table.memberId, table.id)],
)
