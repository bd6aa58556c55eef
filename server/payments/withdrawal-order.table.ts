import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'
import { payoutAccount } from './payout-account.table.ts'

/** A withdrawal as the platform knows it. The reserved money is on the member's `setAside` account. */
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
    /** Minor units: the debited amount, and the part that the house keeps as a fee. */
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
    /** Why the operator rejected it, why it failed at the provider or bank, or that it did not arrive. */
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
    /** When it counts as received without confirmation. */
    receiveBy: moment(),
    /** When the platform advances the order next; null while the member or the operator has to act. */
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
