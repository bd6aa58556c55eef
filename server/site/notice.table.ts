import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

export const notice = pgTable('notice', {
  id: uuid().primaryKey(),
  title: jsonb().$type<LocalizedText>().notNull(),
  /** HTML, keyed by language. */
  content: jsonb().$type<LocalizedText>().notNull(),
  publishedAt: moment().notNull(),
})
