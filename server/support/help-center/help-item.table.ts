import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LocalizedText } from '#server/texts/localized-text.ts'

/** A question and its answer in the help centre. */
export const helpItem = pgTable('help_item', {
  id: uuid().primaryKey(),
  /** The item's topic. */
  tag: text().notNull(),
  /** The item's position in the whole help centre, starting at 0. */
  position: integer().notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  /** HTML, keyed by language. */
  content: jsonb().$type<LocalizedText>().notNull(),
})
