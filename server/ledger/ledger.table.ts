import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** An account for money or points. Only house accounts may be negative. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint({ mode: 'number' }).references(() => member.id),
    /**
     * Members have `wallet`, `setAside`, `underWay`, `vendor:PG` and `points`. The house has `games`,
     * `cashier`, `bonus`, `points` and others.
     */
    kind: text().notNull(),
    /** ISO 4217, or `PTS` for points. */
    currency: text().notNull(),
    /** In minor units; null for the house, whose balance is the sum of its postings. */
    balance: bigint({ mode: 'number' }),
    /**
     * Time of the newest operation. The next one must not have an earlier time. Null before the first
     * operation, and for the house.
     */
    movedAt: moment(),
  },
  (table) => [
    unique().on(table.memberId, table.kind, table.currency).nullsNotDistinct(),
    check('ledger_account_balance_kept', sql`(${table.memberId} is null) = (${table.balance} is null)`),
    check('ledger_account_not_negative', sql`${table.balance} >= 0`),
  ],
)

export const ledgerOperation = pgTable(
  'ledger_operation',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `bet`, `win`, `deposit`, `withdrawal`, `transfer`, `walletTransfer` … */
    kind: text().notNull(),
    /** Unique, so that an operation is posted only once. */
    idempotencyKey: text().notNull().unique(),
    /** Id of the operation's cause, such as a round, an order or a claim. */
    reference: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.at)],
)

export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    operationId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerOperation.id),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerAccount.id),
    /** Minor units; positive for credits. */
    amount: bigint({ mode: 'number' }).notNull(),
    balanceAfter: bigint({ mode: 'number' }),
    /** Copied from the operation for the member's transactions; null for house accounts. */
    kind: text(),
    at: moment(),
  },
  (table) => [
    index().on(table.operationId),
    index().on(table.accountId, table.id),
    // A covering index: an account's transactions are filtered, sorted and summed from the index alone.
    index('ledger_posting_record')
      .on(table.accountId, table.at, table.id, table.kind, table.amount, table.operationId)
      .where(sql`${table.at} is not null`),
    check(
      'ledger_posting_dated',
      sql`(${table.balanceAfter} is null) = (${table.at} is null) and (${table.at} is null) = (${table.kind} is null)`,
    ),
  ],
)
