import { bigint, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { member } from './member.ts'
import { moment } from './moment.ts'

const memberId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' })

/** What was said in a room. */
export const chatMessage = pgTable(
  'chat_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    roomId: text().notNull(),
    memberId: memberId(),
    /** Made by the sender: the same one twice is said once. */
    clientId: uuid().notNull(),
    /** Plain text. */
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    unique().on(table.memberId, table.clientId),
    index().on(table.roomId, table.id),
    index().on(table.memberId, table.at),
  ],
)

/** Who has looked at a room of late. */
export const chatPresence = pgTable(
  'chat_presence',
  { roomId: text().notNull(), memberId: memberId(), seenAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.roomId, table.memberId] }),
    index().on(table.roomId, table.seenAt),
  ],
)
