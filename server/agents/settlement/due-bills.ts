import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contractBill } from '#server/agents/contracts/contract.table.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'
import { house } from '#server/ledger/house-account.ts'
import { ledgerAccount } from '#server/ledger/ledger.table.ts'
import { currency } from '#server/texts/currency.ts'
import type { Settling } from './settle.ts'

export type DueBill = Awaited<ReturnType<typeof dueBills>>[number]

/** Returns the due bills, ordered by due date and then from the top of the team down. */
export async function dueBills(database: Database, only: Settling['only']) {
  const [upline, downline] = [alias(member, 'upline'), alias(member, 'downline')]
  const [payer, payee] = [alias(ledgerAccount, 'payer'), alias(ledgerAccount, 'payee')]
  const above = database.$count(teamAncestor, eq(teamAncestor.memberId, contractBill.downlineId))
  return database
    .select({
      id: contractBill.id,
      contractId: contractBill.contractId,
      kind: contractBill.kind,
      uplineId: contractBill.uplineId,
      downlineId: contractBill.downlineId,
      periodFrom: contractBill.periodFrom,
      periodTo: contractBill.periodTo,
      amount: sql`${contractBill.amount}`.mapWith(Number),
      payer: sql<string>`coalesce(${upline.nickname}, ${house.nickname})`,
      payee: downline.nickname,
      payerNotifiedAt: contractBill.payerNotifiedAt,
      /** Null for the house, and for a member without a wallet. */
      payerWallet: payer.id,
      payeeWallet: payee.id,
    })
    .from(contractBill)
    .leftJoin(upline, eq(upline.id, contractBill.uplineId))
    .innerJoin(downline, eq(downline.id, contractBill.downlineId))
    .leftJoin(payer, and(eq(payer.memberId, contractBill.uplineId), eq(payer.kind, 'wallet')))
    .leftJoin(payee, and(eq(payee.memberId, contractBill.downlineId), eq(payee.kind, 'wallet')))
    .where(
      and(
        eq(contractBill.state, 'due'),
        only && eq(contractBill.downlineId, only.downlineId),
        only && eq(contractBill.kind, only.kind),
      ),
    )
    .orderBy(asc(contractBill.periodTo), asc(above), asc(contractBill.id))
}

/** `other` is the other party's nickname. */
export const factsOf = (bill: DueBill, other: string) => ({
  kind: bill.kind,
  with: other,
  amount: bill.amount,
  currency: currency.code,
  from: bill.periodFrom.toISOString(),
  to: bill.periodTo.toISOString(),
})
