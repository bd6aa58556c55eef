import { bigint, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

export const supportConversation = pgTable('support_conversation', {
  /** Random, because anyone who knows the id of a visitor's conversation can open it. */
  id: uuid().primaryKey(),
  memberId: bigint({ mode: 'number' })
    .unique()
    .references(() => member.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  openedAt: moment().notNull(),
  /** Id of the last message that the member or visitor has read; 0 if there is none. */
  seenUpTo: bigint({ mode: 'number' }).notNull().default(0),
})

export const supportMessage = pgTable(
  'support_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: uuid()
      .notNull()
      .references(() => supportConversation.id, { onDelete: 'cascade' }),
    author: text({ enum: ['asker', 'service'] }).notNull(),
    /** Idempotency key, which the sender chooses. */
    clientId: uuid().notNull(),
    /** Plain text. */
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [unique().on(table.conversationId, table.clientId), index().on(table.conversationId, table.id)],
)
