import { and, desc, eq } from 'drizzle-orm'
import type { readDividend } from '#protocol/agents/contract-bills.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'
import { contractBill } from '#server/agents/contracts/contract.table.ts'
import { type Contract, contractOf, findOwnContract } from '#server/agents/contracts/read-contracts.ts'
import { readVersions, runningPeriod } from '#server/agents/contracts/terms-in-force.ts'
import type { Database } from '#server/database/database.ts'
import { currency } from '#server/texts/currency.ts'
import { billOf, endsIn, selectBills, sumBills } from './bills.ts'
import { calculateCommission } from './commission.ts'
import type { Only } from './settle.ts'
import { noFigures, teamFigures } from './team-figures.ts'

type ContractSummary = ReplyOf<typeof readDividend>

const NEWEST = 20

/**
 * Returns a member's contract of one kind with its current period. Also returns the newest bills of that kind
 * and the total paid, both for a range (ISO 8601).
 */
export async function contractSummary(
  database: Database,
  own: Only,
  { now, ...range }: { now: Date; from: string; to: string },
): Promise<ContractSummary> {
  const ofRange = and(
    eq(contractBill.downlineId, own.downlineId),
    eq(contractBill.kind, own.kind),
    endsIn(range),
  )
  const found = await findOwnContract(database, own)
  const bills = await selectBills(database)
    .where(ofRange)
    .orderBy(desc(contractBill.periodFrom), desc(contractBill.id))
    .limit(NEWEST)
  return {
    currency: currency.code,
    contract: found && contractOf(found, now),
    running: found && (await runningOf(database, found, now)),
    bills: bills.map(billOf),
    paid: (await sumBills(database, and(ofRange, eq(contractBill.state, 'paid')))).sum,
  }
}

async function runningOf(
  database: Database,
  { row }: Contract,
  now: Date,
): Promise<NonNullable<ContractSummary['running']>> {
  const versions = (await readVersions(database, [row])).get(row.id) ?? []
  const { from, to, terms } = runningPeriod(row, versions, now)
  const { id, downlineId, kind } = row
  const figures = (await teamFigures(database, [{ id, downlineId, from, to }])).get(id) ?? noFigures
  const { tier, amount } = calculateCommission(kind, terms, figures)
  return { from: from.toISOString(), to: to.toISOString(), figures, tier, expected: amount }
}
