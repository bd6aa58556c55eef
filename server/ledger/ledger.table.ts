import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/moment.ts'
import { member } from '#server/identity/member.table.ts'

/** Where money or points stand: a member's wallet, or one of the house's own accounts, which alone may be below zero. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint({ mode: 'number' }).references(() => member.id),
    /** `wallet`, `setAside`, `underWay`, `vendor:PG`, `points` for a member's; `games`, `cashier`, `bonus`, `points` … for the house's. */
    kind: text().notNull(),
    /** ISO 4217, or `PTS` for points. */
    currency: text().notNull(),
    /** Minor units; null for the house's, whose balance is the sum of its postings. */
    balance: bigint({ mode: 'number' }),
    /** Moment of the newest operation on a member's account, which the next one does not go behind; null before the first, and for the house's. */
    movedAt: moment(),
  },
  (table) => [
    unique().on(table.memberId, table.kind, table.currency).nullsNotDistinct(),
    check('ledger_account_balance_kept', sql`(${table.memberId} is null) = (${table.balance} is null)`),
    check('ledger_account_not_negative', sql`${table.balance} >= 0`),
  ],
)

/** One thing that happened to money; its postings sum to zero. */
export const ledgerOperation = pgTable(
  'ledger_operation',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `bet`, `win`, `deposit`, `withdrawal`, `transfer`, `walletTransfer` … */
    kind: text().notNull(),
    /** Made once per intent; the same key never posts twice. */
    idempotencyKey: text().notNull().unique(),
    /** What it was for: a round, an order. */
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
    /** Minor units; positive into the account. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The wallet's balance right after; null for the house's accounts. */
    balanceAfter: bigint({ mode: 'number' }),
    /** The operation's, for the record of the account; null for the house's accounts, whose record nobody leafs through. */
    kind: text(),
    at: moment(),
  },
  (table) => [
    index().on(table.operationId),
    index().on(table.accountId, table.id),
    // An account's record, in its order and with all that is summed: a year of it is read without its rows.
    index('ledger_posting_record')
      .on(table.accountId, table.at, table.id, table.kind, table.amount, table.operationId)
      .where(sql`${table.at} is not null`),
    check(
      'ledger_posting_dated',
      sql`(${table.balanceAfter} is null) = (${table.at} is null) and (${table.at} is null) = (${table.kind} is null)`,
    ),
  ],
)
