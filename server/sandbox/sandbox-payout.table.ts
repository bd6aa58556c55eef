import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** What the sandbox's payment provider knows of a payment out. The platform never reads it: it asks the provider. */
export const sandboxPayout = pgTable('sandbox_payout', {
  id: uuid().primaryKey(),
  /** Minor units that arrive. */
  amount: bigint({ mode: 'number' }).notNull(),
  state: text({ enum: ['open', 'paid', 'refused', 'declined'] }).notNull(),
  createdAt: moment().notNull(),
  /** When it is paid without anybody saying so. */
  paysAt: moment(),
})
