import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

export const announcement = pgTable(
  'announcement',
  {
    id: uuid().primaryKey(),
    type: text({ enum: ['B', 'PL', 'PU', 'PR', 'H'] }).notNull(),
    /** Audience: A for agents, B for everyone. */
    execution: text({ enum: ['A', 'B'] }).notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    /** HTML, keyed by language. */
    content: jsonb().$type<LocalizedText>().notNull(),
    promotionType: text(),
    promotionId: text(),
    publishedAt: moment().notNull(),
  },
  (table) => [index().on(table.publishedAt)],
)
