import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#domain/text/language.ts'
import { feedbackTopics } from '#protocol/support/feedback.ts'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** What somebody told the operator. Personal data: shown to the operator alone. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey(),
    /** Made by the sender: the same one twice is kept once. */
    key: text().notNull(),
    /** Null for who has no account. */
    memberId: bigint({ mode: 'number' }).references(() => member.id, { onDelete: 'cascade' }),
    topic: text({ enum: feedbackTopics }).notNull(),
    /** Plain text, as everything that was typed. */
    content: text().notNull(),
    /** How to answer who has no account; empty where they want no answer. */
    contact: text().notNull(),
    /** The language in which it was sent, and in which it should be answered. */
    language: text({ enum: languages }).notNull(),
    at: moment().notNull(),
    /** What its member was answered; null where nothing was said to it. */
    answer: text(),
    /** Since when nobody has to look at it any more. */
    doneAt: moment(),
  },
  (table) => [
    unique('feedback_once').on(table.memberId, table.key).nullsNotDistinct(),
    index('feedback_waiting').on(table.at).where(sql`${table.doneAt} is null`),
    check('feedback_answered_member', sql`${table.answer} is null or ${table.memberId} is not null`),
    check('feedback_answer_done', sql`${table.answer} is null or ${table.doneAt} is not null`),
  ],
)
