import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** An account of a member's that money is paid out to. One that was removed stays for the payments that went there. */
export const payoutAccount = pgTable(
  'payout_account',
  {
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['pix', 'bank'] }).notNull(),
    /** What the provider is told, and nobody else: a key of Pix, or bank, branch and account. Never shown, never logged. */
    number: text().notNull(),
    /** What is shown of it. */
    maskedName: text().notNull(),
    holder: text().notNull(),
    addedAt: moment().notNull(),
    /** The latest is offered first. */
    preferredAt: moment(),
    removedAt: moment(),
  },
  (table) => [
    index().on(table.memberId, table.addedAt),
    uniqueIndex('payout_account_kept')
      .on(table.memberId, table.kind, table.number)
      .where(sql`${table.removedAt} is null`),
  ],
)

/** A payment out, as the platform knows it. What is set aside for it stands on the member's account of that name. */
export const withdrawalOrder = pgTable(
  'withdrawal_order',
  {
    /** The provider knows the payment by it too. */
    id: uuid().primaryKey(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => payoutAccount.id, { onDelete: 'cascade' }),
    /** Minor units: what left the wallet, and the part of it that is the house's once it is paid. */
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
    /** Why it was rejected, by the operator, or failed, at the provider or the bank, or on the way to its member. */
    reason: text({ enum: ['holder', 'account', 'conduct', 'declined', 'refused', 'notArrived'] }),
    receivedBy: text({ enum: ['member', 'forced', 'time', 'operator'] }),
    /** What its member wrote with the images that show that it has not arrived. */
    comment: text().notNull().default(''),
    createdAt: moment().notNull(),
    reviewingAt: moment(),
    payingAt: moment(),
    /** When the provider took it; asked again before that, it is the same payment. */
    takenAt: moment(),
    paidAt: moment(),
    disputedAt: moment(),
    settledAt: moment(),
    /** When it counts as received without a word of the member's. */
    receiveBy: moment(),
    /** When the platform goes on with it by itself; null where somebody else has to. */
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
