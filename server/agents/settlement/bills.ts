import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { ContractBill, exportContractBills, readContractBill } from '#protocol/agents/contract-bills.ts'
import type { ReplyOf, RequestOf } from '#protocol/kit/call.ts'
import { contractBill } from '#server/agents/contracts/contract.table.ts'
import { downline, parties, partyOf, upline } from '#server/agents/contracts/parties.ts'
import type { Cursor } from '#server/database/cursor.ts'
import type { Database, Transaction } from '#server/database/database.ts'

export const selectBills = (database: Database | Transaction) =>
  database
    .select({
      row: contractBill,
      ...parties,
    })
    .from(contractBill)
    .leftJoin(upline, eq(upline.id, contractBill.uplineId))
    .innerJoin(downline, eq(downline.id, contractBill.downlineId))
    .$dynamic()

type Bill = Awaited<ReturnType<typeof selectBills>>[number]

/**
 * Matches bills whose period ends in a half-open range (ISO 8601). Bills are paid at the end of their period,
 * so the result agrees with the income report.
 */
export const endsIn = ({ from, to }: { from: string; to: string }): SQL | undefined =>
  and(gte(contractBill.periodTo, new Date(from)), lt(contractBill.periodTo, new Date(to)))

export async function sumBills(
  database: Database | Transaction,
  condition: SQL | undefined,
): Promise<{ count: number; sum: number }> {
  const [found] = await database
    .select({
      count: sql`count(*)`.mapWith(Number),
      sum: sql`coalesce(sum(${contractBill.amount}), 0)`.mapWith(Number),
    })
    .from(contractBill)
    .where(condition)
  return found ?? { count: 0, sum: 0 }
}

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

type Order = Pick<RequestOf<typeof exportContractBills>, 'sort' | 'descending'>

const orders = {
  period: {
    column: sql`${contractBill.periodFrom}`,
    of: ({ from }: ContractBill) => from,
    type: sql`timestamptz`,
  },
  amount: {
    column: sql`coalesce(${contractBill.amount}, 0)`,
    of: ({ amount }: ContractBill) => amount,
    type: sql`bigint`,
  },
} as const

export const billKey = ({ sort }: Order, bill: ContractBill): Cursor => ({
  value: orders[sort].of(bill),
  id: bill.id,
})

export async function findBills(
  database: Database,
  condition: SQL | undefined,
  { order, after, limit }: { order: Order; after: Cursor | null; limit: number },
): Promise<ContractBill[]> {
  const { column, type } = orders[order.sort]
  const isAfter = order.descending ? sql`<` : sql`>`
  const direction = order.descending ? desc : asc
  const later =
    after && sql`(${column}, ${contractBill.id}) ${isAfter} (${after.value}::${type}, ${after.id}::uuid)`
  const rows = await selectBills(database)
    .where(and(condition, later ?? undefined))
    .orderBy(direction(column), direction(contractBill.id))
    .limit(limit)
  return rows.map(billOf)
}
