import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** A fault that the sandbox has switched on for a call. */
export const fault = pgTable('fault', {
  /** Name of the call in the contract. */
  call: text().primaryKey(),
  /** Milliseconds that the answer is held back. */
  delay: integer().notNull(),
  kind: text().notNull(),
  /** As in the contract of the sandbox. */
  code: text(),
  value: jsonb(),
  /** How many calls it still meets; null for all. */
  times: integer(),
})
