import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** Transfers of the simulated vendors. The platform never reads this table; it asks the vendor. */
export const sandboxVendorTransfer = pgTable('sandbox_vendor_transfer', {
  id: uuid().primaryKey(),
  state: text({ enum: ['done', 'refused'] }).notNull(),
  /** When the vendor completes or refuses the transfer. */
  doneAt: moment().notNull(),
})
