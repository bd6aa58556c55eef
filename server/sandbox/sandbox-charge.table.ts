import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** Charges of the simulated provider. The platform never reads this table; it asks the provider. */
export const sandboxCharge = pgTable('sandbox_charge', {
  id: uuid().primaryKey(),
  amount: bigint({ mode: 'number' }).notNull(),
  /** Paid amount, in minor units; null if it equals the requested amount. */
  paid: bigint({ mode: 'number' }),
  state: text({ enum: ['open', 'paid', 'refused', 'cancelled'] }).notNull(),
  copyCode: text().notNull(),
  createdAt: moment().notNull(),
  paysAt: moment(),
})
