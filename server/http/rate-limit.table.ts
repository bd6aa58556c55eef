import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Counters of all rate limits, with the columns that `rate-limiter-flexible` requires. */
export const rateLimit = pgTable('rate_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Epoch ms. */
  expire: bigint({ mode: 'number' }),
})
