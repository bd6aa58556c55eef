import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** A transfer to or from a vendor's wallet. Money in transit is in the member's `underWay` account. */
export const walletTransfer = pgTable(
  'wallet_transfer',
  {
    /** Also the idempotency key at the vendor. */
    id: uuid().primaryKey(),
    /** Shared by all transfers of one request. */
    moveId: uuid().notNull(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Not a foreign key, as the vendor may have been removed. */
    vendorCode: text().notNull(),
    direction: text({ enum: ['toVendor', 'fromVendor'] }).notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['moving', 'checking', 'arrived', 'returned'] }).notNull(),
    createdAt: moment().notNull(),
    settledAt: moment(),
    /** When the vendor is polled next; null once the transfer is settled. */
    dueAt: moment(),
  },
  (table) => [
    index().on(table.moveId),
    index().on(table.memberId, table.createdAt),
    index('wallet_transfer_open').on(table.memberId).where(sql`${table.settledAt} is null`),
    index('wallet_transfer_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('wallet_transfer_amount', sql`${table.amount} > 0`),
  ],
)
