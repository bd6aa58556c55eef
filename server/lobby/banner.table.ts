import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LocalizedText } from '#server/texts/localized-text.ts'

export const banner = pgTable('banner', {
  id: uuid().primaryKey(),
  place: text().notNull(),
  position: integer().notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  text: jsonb().$type<LocalizedText>().notNull(),
  action: jsonb().$type<LocalizedText>().notNull(),
  motif: text().notNull(),
  hue: integer().notNull(),
  layout: text().notNull(),
  url: text().notNull(),
  linkageType: text().notNull(),
})
