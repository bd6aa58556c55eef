import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Counters of logins, codes and registrations, with the columns required by rate-limiter-flexible. */
export const rateLimit = pgTable('rate_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Epoch ms. */
  expire: bigint({ mode: 'number' }),
})
