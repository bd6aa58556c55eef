import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#domain/text/language.ts'
import { feedbackTopics } from '#protocol/support/feedback.ts'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey(),
    /** Idempotency key, which the sender chooses. */
    key: text().notNull(),
    /** Null for visitors. */
    memberId: bigint({ mode: 'number' }).references(() => member.id, { onDelete: 'cascade' }),
    topic: text({ enum: feedbackTopics }).notNull(),
    /** Plain text. */
    content: text().notNull(),
    /** How to contact the visitor; empty if the visitor wants no answer. */
    contact: text().notNull(),
    language: text({ enum: languages }).notNull(),
    at: moment().notNull(),
    answer: text(),
    /** When the operator answered or closed the feedback. */
    doneAt: moment(),
  },
  (table) => [
    unique('feedback_once').on(table.memberId, table.key).nullsNotDistinct(),
    index('feedback_waiting').on(table.at).where(sql`${table.doneAt} is null`),
    check('feedback_answered_member', sql`${table.answer} is null or ${table.memberId} is not null`),
    check('feedback_answer_done', sql`${table.answer} is null or ${table.doneAt} is not null`),
  ],
)
