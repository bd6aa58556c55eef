import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** The simulated provider's own data; the platform never reads it but asks the provider. */
export const sandboxCharge = pgTable('sandbox_charge', {
  id: uuid().primaryKey(),
  amount: bigint({ mode: 'number' }).notNull(),
  /** Amount paid, minor units; null if it is the requested one. */
  paid: bigint({ mode: 'number' }),
  state: text({ enum: ['open', 'paid', 'refused', 'cancelled'] }).notNull(),
  copyCode: text().notNull(),
  createdAt: moment().notNull(),
  paysAt: moment(),
})
