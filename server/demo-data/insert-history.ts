import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/database/database.ts'
import { continueNumbering, insertRows } from '#server/database/insert-rows.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from '#server/ledger/ledger.table.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { payoutAccount } from '#server/payments/payout-account.table.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { withoutReferences } from './without-references.ts'
import type { HistoryRows } from './world-rows.ts'

/** Referenced tables come before the tables that refer to them. */
export const historyTables = [
  gameRound,
  ledgerAccount,
  ledgerOperation,
  ledgerPosting,
  depositOrder,
  payoutAccount,
  withdrawalOrder,
] as const

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

/** Fills the history tables, checks their foreign keys only at the end, and updates their sequences. */
export async function fillHistory(tx: Transaction, fill: () => Promise<void>): Promise<void> {
  await withoutReferences(tx, historyTables, fill)
  const numbered: PgTable[] = [ledgerAccount, ledgerOperation, ledgerPosting]
  for (const table of numbered) await continueNumbering(tx, table)
}
