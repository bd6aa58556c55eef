import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export const injectedFault = pgTable('injected_fault', {
  call: text().primaryKey(),
  /** Delay of the response, ms. */
  delay: integer().notNull(),
  kind: text().notNull(),
  code: text(),
  value: jsonb(),
  /** Calls that it still applies to; null for all. */
  times: integer(),
})
