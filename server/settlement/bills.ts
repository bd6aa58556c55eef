import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ReplyOf } from '#contract/call.ts'
import type { readContractBill } from '#contract/contract-bills.ts'
import { partyOf } from '../contract/parties.ts'
import type { Database, Transaction } from '../database/database.ts'
import { contractBill } from '../database/schema/contract.ts'
import { member } from '../database/schema/member.ts'

const upline = alias(member, 'upline')
const downline = alias(member, 'downline')

/** Bills with their parties. */
export const selectBills = (database: Database | Transaction) =>
  database
    .select({
      row: contractBill,
      upline: { id: upline.id, account: upline.account, nickname: upline.nickname },
      downline: { id: downline.id, account: downline.account, nickname: downline.nickname },
    })
    .from(contractBill)
    .leftJoin(upline, eq(upline.id, contractBill.uplineId))
    .innerJoin(downline, eq(downline.id, contractBill.downlineId))
    .$dynamic()

type Bill = Awaited<ReturnType<typeof selectBills>>[number]

/** Bills whose periods begin in a range; moments in ISO 8601. */
export const beginsIn = ({ from, to }: { from: string; to: string }): SQL | undefined =>
  and(gte(contractBill.periodFrom, new Date(from)), lt(contractBill.periodFrom, new Date(to)))

/** Minor units of the bills for which a condition holds. */
export async function sumBills(
  database: Database | Transaction,
  condition: SQL | undefined,
): Promise<number> {
  const [found] = await database
    .select({ sum: sql`coalesce(sum(${contractBill.amount}), 0)`.mapWith(Number) })
    .from(contractBill)
    .where(condition)
  return found?.sum ?? 0
}

/** A bill as its parties see it; one that is not calculated yet is about nothing. */
export const billOf = ({ row, upline, downline }: Bill): ReplyOf<typeof readContractBill>['bill'] => ({
  id: row.id,
  kind: row.kind,
  contractId: row.contractId,
  payer: partyOf(upline),
  payee: partyOf(downline),
  from: row.periodFrom.toISOString(),
  to: row.periodTo.toISOString(),
  state: row.state,
  amount: row.amount ?? 0,
  paidAt: row.paidAt?.toISOString() ?? null,
})
