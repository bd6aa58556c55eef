import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** Data of the simulated vendors. The platform never reads it, but asks the vendor. */
export const sandboxVendorTransfer = pgTable('sandbox_vendor_transfer', {
  id: uuid().primaryKey(),
  state: text({ enum: ['done', 'refused'] }).notNull(),
  /** When the vendor completes it, successfully or not. */
  doneAt: moment().notNull(),
})
