import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'

/** State of the sandbox's simulated vendors. The platform never reads it; it asks the vendor. */
export const sandboxVendorTransfer = pgTable('sandbox_vendor_transfer', {
  id: uuid().primaryKey(),
  state: text({ enum: ['done', 'refused'] }).notNull(),
  /** When the vendor finishes it, successfully or not. */
  doneAt: moment().notNull(),
})
