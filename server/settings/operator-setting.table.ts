import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** The operator's switches and texts: one row a setting, read at each use so that all processes agree. */
export const setting = pgTable('setting', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
})
