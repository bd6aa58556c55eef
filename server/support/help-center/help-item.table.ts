import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LocalizedText } from '#server/texts/localized-text.ts'

/** A question that the help centre answers, or a paragraph of the terms. */
export const helpItem = pgTable('help_item', {
  id: uuid().primaryKey(),
  /** What it is about; `term` marks the terms. */
  tag: text().notNull(),
  /** Within the whole help centre, from 0 on. */
  position: integer().notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  /** HTML by language. */
  content: jsonb().$type<LocalizedText>().notNull(),
})
