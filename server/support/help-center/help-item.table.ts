import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LocalizedText } from '#server/texts/localized-text.ts'

/** A question of the help centre. */
export const helpItem = pgTable('help_item', {
  id: uuid().primaryKey(),
  /** The topic. */
  tag: text().notNull(),
  /** Position in the whole help centre, starting with 0. */
  position: integer().notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  /** HTML by language. */
  content: jsonb().$type<LocalizedText>().notNull(),
})
