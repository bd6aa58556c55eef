import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { banner } from '#server/lobby/banner.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

export const popup = pgTable('popup', {
  id: uuid().primaryKey(),
  /** Audience: A members, B visitors, F first login. */
  execution: text().notNull(),
  position: integer().notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  /** HTML by language. */
  content: jsonb().$type<LocalizedText>().notNull(),
  action: jsonb().$type<LocalizedText>().notNull(),
  bannerId: uuid().references(() => banner.id),
  url: text().notNull(),
  linkageType: text().notNull(),
  /** Milliseconds until it closes itself; null to stay open. */
  closesAfter: integer(),
})

export const notice = pgTable('notice', {
  id: uuid().primaryKey(),
  title: jsonb().$type<LocalizedText>().notNull(),
  /** HTML by language. */
  content: jsonb().$type<LocalizedText>().notNull(),
  publishedAt: moment().notNull(),
})

export const announcement = pgTable(
  'announcement',
  {
    id: uuid().primaryKey(),
    type: text({ enum: ['B', 'PL', 'PU', 'PR', 'H'] }).notNull(),
    /** Audience: A agents, B everyone. */
    execution: text({ enum: ['A', 'B'] }).notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    /** HTML by language. */
    content: jsonb().$type<LocalizedText>().notNull(),
    promotionType: text(),
    promotionId: text(),
    publishedAt: moment().notNull(),
  },
  (table) => [index().on(table.publishedAt)],
)
