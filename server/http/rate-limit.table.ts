import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Counters of logins, codes and registrations; the columns are those that rate-limiter-flexible asks for. */
export const rateLimit = pgTable('rate_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Epoch milliseconds. */
  expire: bigint({ mode: 'number' }),
})
