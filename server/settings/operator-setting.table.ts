import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The operator's settings, one per row. They are read on every use, so all processes have the same values.
 */
export const operatorSetting = pgTable('operator_setting', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
})
