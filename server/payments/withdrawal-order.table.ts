import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { payoutAccount } from './payout-account.table.ts'

/** The platform's own record of a withdrawal. The reserved money is in the member's `setAside` account. */
export const withdrawalOrder = pgTable(
  'withdrawal_order',
  {
    /** Also the payout's id at the provider. */
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => payoutAccount.id, { onDelete: 'cascade' }),
    /** The debited amount, and the part of it that the house keeps as a fee, in minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    fee: bigint({ mode: 'number' }).notNull(),
    state: text({
      enum: [
        'submitted',
        'reviewing',
        'paying',
        'paid',
        'disputed',
        'received',
        'rejected',
        'cancelled',
        'failed',
      ],
    }).notNull(),
    /** Why the withdrawal failed: the operator, provider or bank refused it, or the money did not arrive. */
    reason: text({ enum: ['holder', 'account', 'conduct', 'declined', 'refused', 'notArrived'] }),
    receivedBy: text({ enum: ['member', 'forced', 'time', 'operator'] }),
    comment: text().notNull().default(''),
    createdAt: moment().notNull(),
    reviewingAt: moment(),
    payingAt: moment(),
    takenAt: moment(),
    paidAt: moment(),
    disputedAt: moment(),
    settledAt: moment(),
    /** When the payout counts as received, even if the member does not confirm it. */
    receiveBy: moment(),
    /**
     * When the platform processes the order next; null while it waits for the member or operator, and once it
     * is final.
     */
    dueAt: moment(),
  },
  (table) => [
    index().on(table.memberId, table.createdAt, table.id),
    index('withdrawal_order_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    uniqueIndex('withdrawal_order_open')
      .on(table.memberId)
      .where(sql`${table.state} in ('submitted', 'reviewing', 'paying')`),
    check('withdrawal_order_fee_within', sql`${table.fee} >= 0 and ${table.fee} < ${table.amount}`),
  ],
)
