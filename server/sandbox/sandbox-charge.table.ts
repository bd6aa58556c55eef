import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** What the sandbox's payment provider knows of a charge. The platform never reads it: it asks the provider. */
export const sandboxCharge = pgTable('sandbox_charge', {
  id: uuid().primaryKey(),
  /** Minor units. */
  amount: bigint({ mode: 'number' }).notNull(),
  /** What was paid, minor units; null where it is what was asked for. */
  paid: bigint({ mode: 'number' }),
  state: text({ enum: ['open', 'paid', 'refused', 'cancelled'] }).notNull(),
  copyCode: text().notNull(),
  createdAt: moment().notNull(),
  /** When somebody pays it without being told to. */
  paysAt: moment(),
})
