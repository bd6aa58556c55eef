import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { banner } from '#server/lobby/banner.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

export const popup = pgTable('popup', {
  id: uuid().primaryKey(),
  /** Who sees it: A for members, B for visitors, F for members who log in for the first time. */
  execution: text().notNull(),
  position: integer().notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  /** HTML by language. */
  content: jsonb().$type<LocalizedText>().notNull(),
  action: jsonb().$type<LocalizedText>().notNull(),
  bannerId: uuid().references(() => banner.id),
  url: text().notNull(),
  linkageType: text().notNull(),
  /** How long until it closes automatically, in milliseconds; null if it does not. */
  closesAfter: integer(),
})
