import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export const injectedFault = pgTable('injected_fault', {
  call: text().primaryKey(),
  /** Delay of the response, milliseconds. */
  delay: integer().notNull(),
  kind: text().notNull(),
  code: text(),
  value: jsonb(),
  /** Number of calls that it still affects; null for all. */
  times: integer(),
})
