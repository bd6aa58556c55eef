import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Operator settings, one row each; read on every use so that all processes agree. */
export const operatorSetting = pgTable('operator_setting', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
})
