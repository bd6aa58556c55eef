import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ReportReason } from '#protocol/support/chat-room.ts'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

const memberId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' })

export const chatMessage = pgTable(
  'chat_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    roomId: text().notNull(),
    memberId: memberId(),
    /** Idempotency key, which the sender chooses. */
    clientId: uuid().notNull(),
    /**
     * Plain text. It is kept even if the message is removed, because the operator may review the message
     * again.
     */
    text: text().notNull(),
    at: moment().notNull(),
    takenDownAt: moment(),
  },
  (table) => [
    unique().on(table.memberId, table.clientId),
    index().on(table.roomId, table.id),
    index().on(table.memberId, table.at),
    index().on(table.roomId, table.takenDownAt).where(sql`${table.takenDownAt} is not null`),
  ],
)

/** When members last polled a room. */
export const chatPresence = pgTable(
  'chat_presence',
  { roomId: text().notNull(), memberId: memberId(), seenAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.roomId, table.memberId] }),
    index().on(table.roomId, table.seenAt),
  ],
)

/** Members' reports of messages. Each member can report a message only once. */
export const chatReport = pgTable(
  'chat_report',
  {
    messageId: bigint({ mode: 'number' })
      .notNull()
      .references(() => chatMessage.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    reason: text().$type<ReportReason>().notNull(),
    comment: text().notNull(),
    at: moment().notNull(),
    state: text({ enum: ['open', 'upheld', 'dismissed'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.memberId] }),
    index().on(table.messageId).where(sql`${table.state} = 'open'`),
  ],
)

export const chatMute = pgTable('chat_mute', {
  memberId: memberId().primaryKey(),
  /** Null means that the mute is permanent. */
  until: moment(),
})
