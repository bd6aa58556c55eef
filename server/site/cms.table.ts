import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { banner } from '#server/lobby/banner.table.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

/** A popup that comes by itself, drawn with a banner's picture where it has one. */
export const popup = pgTable('popup', {
  id: uuid().primaryKey(),
  /** Whom it is for: A whoever is logged in, B visitors, F a first login. */
  execution: text().notNull(),
  position: integer().notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  /** HTML by language. */
  content: jsonb().$type<LocalizedText>().notNull(),
  action: jsonb().$type<LocalizedText>().notNull(),
  bannerId: uuid().references(() => banner.id),
  url: text().notNull(),
  linkageType: text().notNull(),
  /** Milliseconds after which it closes by itself; null where it stays. */
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
    /** Whom it is for: A agents alone, B everybody. */
    execution: text({ enum: ['A', 'B'] }).notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    /** HTML by language. */
    content: jsonb().$type<LocalizedText>().notNull(),
    /** Set where it leads to a promotion. */
    promotionType: text(),
    promotionId: text(),
    publishedAt: moment().notNull(),
  },
  (table) => [index().on(table.publishedAt)],
)
