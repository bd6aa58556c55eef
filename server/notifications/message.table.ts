import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** Something a member is told. It is kept as what happened and worded when it is read, in the reader's language. */
export const message = pgTable(
  'message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    topic: text({ enum: ['account', 'money', 'promotion', 'contract', 'service'] }).notNull(),
    /** `contract.offered`, `bill.paid` … */
    event: text().notNull(),
    /** What the wording needs to know. */
    facts: jsonb().notNull(),
    at: moment().notNull(),
    readAt: moment(),
  },
  (table) => [index().on(table.memberId, table.id)],
)
