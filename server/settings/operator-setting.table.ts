import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Operator settings, one per row. They are read on every use, so that all processes use the same values. */
export const operatorSetting = pgTable('operator_setting', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
})
