import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/database/database.ts'
import { continueNumbering, insertRows } from '#server/database/insert-rows.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from '#server/ledger/ledger.table.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { payoutAccount, withdrawalOrder } from '#server/payments/payout.table.ts'
import { gameRound } from '#server/play/play.table.ts'
import { withoutReferences } from './without-references.ts'
import type { HistoryRows } from './world-rows.ts'

/** The tables of what has happened, each after those it refers to. */
export const historyTables = [
  gameRound,
  ledgerAccount,
  ledgerOperation,
  ledgerPosting,
  depositOrder,
  payoutAccount,
  withdrawalOrder,
] as const

/** Writes what has happened in a world whose people and games are there. */
export const insertHistory = (tx: Transaction, rows: HistoryRows): Promise<void> =>
  fillHistory(tx, async () => {
    await insertRows(tx, gameRound, rows.rounds)
    await insertRows(tx, ledgerAccount, rows.accounts)
    await insertRows(tx, ledgerOperation, rows.operations)
    await insertRows(tx, ledgerPosting, rows.postings)
    await insertRows(tx, depositOrder, rows.deposits)
    await insertRows(tx, payoutAccount, rows.payoutAccounts)
    await insertRows(tx, withdrawalOrder, rows.withdrawals)
  })

/** Lets `fill` write the rows of these tables, as many as they are; new ones are numbered after them. */
export async function fillHistory(tx: Transaction, fill: () => Promise<void>): Promise<void> {
  await withoutReferences(tx, historyTables, fill)
  const numbered: PgTable[] = [ledgerAccount, ledgerOperation, ledgerPosting]
  for (const table of numbered) await continueNumbering(tx, table)
}
