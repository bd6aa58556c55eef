import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** The simulated provider's own data; the platform never reads it but asks the provider. */
export const sandboxPayout = pgTable('sandbox_payout', {
  id: uuid().primaryKey(),
  /** Minor units that arrive. */
  amount: bigint({ mode: 'number' }).notNull(),
  state: text({ enum: ['open', 'paid', 'refused', 'declined'] }).notNull(),
  createdAt: moment().notNull(),
  paysAt: moment(),
})
