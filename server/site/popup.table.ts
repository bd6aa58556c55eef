import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { banner } from '#server/lobby/banner.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

export const popup = pgTable('popup', {
  id: uuid().primaryKey(),
  /** Audience: A for members, B for visitors, F for members at their first login. */
  execution: text().notNull(),
  position: integer().notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  /** HTML, keyed by language. */
  content: jsonb().$type<LocalizedText>().notNull(),
  action: jsonb().$type<LocalizedText>().notNull(),
  bannerId: uuid().references(() => banner.id),
  url: text().notNull(),
  linkageType: text().notNull(),
  /** How long the popup stays open, in milliseconds; null if it does not close by itself. */
  closesAfter: integer(),
})
