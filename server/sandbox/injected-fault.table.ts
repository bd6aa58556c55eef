import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export const injectedFault = pgTable('injected_fault', {
  call: text().primaryKey(),
  /** How long the response is delayed, in milliseconds. */
  delay: integer().notNull(),
  kind: text().notNull(),
  code: text(),
  value: jsonb(),
  /** How many more calls the fault affects; null for all. */
  times: integer(),
})
