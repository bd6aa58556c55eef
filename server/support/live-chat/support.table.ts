import { bigint, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** A conversation with customer service; a member has one, a visitor one for each time that they begin. */
export const supportConversation = pgTable('support_conversation', {
  /** Random: whoever knows a visitor's takes part. */
  id: uuid().primaryKey(),
  memberId: bigint({ mode: 'number' })
    .unique()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** What it was opened from said of itself. */
  title: text().notNull(),
  openedAt: moment().notNull(),
  /** The last message that whoever asks has seen; 0 before any. */
  seenUpTo: bigint({ mode: 'number' }).notNull().default(0),
})

/** What was said in it. */
export const supportMessage = pgTable(
  'support_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: uuid()
      .notNull()
      .references(() => supportConversation.id, { onDelete: 'cascade' }),
    author: text({ enum: ['asker', 'service'] }).notNull(),
    /** Made by the sender: the same one twice is said once. */
    clientId: uuid().notNull(),
    /** Plain text. */
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [unique().on(table.conversationId, table.clientId), index().on(table.conversationId, table.id)],
)
