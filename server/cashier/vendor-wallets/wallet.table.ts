import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** Money between a member's main wallet and one that a vendor keeps. What has not arrived yet stands on the account `underWay`. */
export const walletTransfer = pgTable(
  'wallet_transfer',
  {
    /** The vendor knows the transfer by it too. */
    id: uuid().primaryKey(),
    /** What was asked for at once has one: a transfer of its own, or one for each vendor. */
    moveId: uuid().notNull(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Of the vendors, which may be gone by now. */
    vendorCode: text().notNull(),
    direction: text({ enum: ['toVendor', 'fromVendor'] }).notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['moving', 'checking', 'arrived', 'returned'] }).notNull(),
    createdAt: moment().notNull(),
    /** When it came to its end. */
    settledAt: moment(),
    /** When the platform asks the vendor; null at its end. */
    dueAt: moment(),
  },
  (table) => [
    index().on(table.moveId),
    index().on(table.memberId, table.createdAt),
    index('wallet_transfer_open').on(table.memberId).where(sql`${table.settledAt} is null`),
    index('wallet_transfer_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('wallet_transfer_of_something', sql`${table.amount} > 0`),
  ],
)

/** What the vendors that the sandbox plays know of a transfer. The platform never reads it: it asks the vendor. */
export const sandboxVendorTransfer = pgTable('sandbox_vendor_transfer', {
  id: uuid().primaryKey(),
  state: text({ enum: ['done', 'refused'] }).notNull(),
  /** When the vendor is done with it, one way or the other. */
  doneAt: moment().notNull(),
})
