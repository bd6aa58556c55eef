import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** Payouts of the simulated provider. The platform never reads this table; it asks the provider. */
export const sandboxPayout = pgTable('sandbox_payout', {
  id: uuid().primaryKey(),
  /** The amount that arrives, in minor units. */
  amount: bigint({ mode: 'number' }).notNull(),
  state: text({ enum: ['open', 'paid', 'refused', 'declined'] }).notNull(),
  createdAt: moment().notNull(),
  paysAt: moment(),
})
