import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { ContractKind, ContractTerms } from '#protocol/agents/contract-terms.ts'
import { contract, contractBill, contractVersion } from '#server/agents/contracts/contract.table.ts'
import { firstDueAt } from '#server/calendar/periods.ts'
import type { Database } from '#server/database/database.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { SLOT } from '#tests/support/play/game-world.ts'

type Tier = ContractTerms['tiers'][number]

/** Returns contract terms. Thresholds that are not given are 0. */
export const termsOf = (
  period: ContractTerms['period'],
  ...tiers: (Partial<Tier> & { rate: number })[]
): ContractTerms => ({
  period,
  tiers: tiers.map((tier) => ({ netLoss: 0, turnover: 0, activeMembers: 0, ...tier })),
})

type Agreed = {
  kind: ContractKind
  /** Null for the house. */
  uplineId: number | null
  downlineId: number
  terms: ContractTerms
  startedAt: Date
}

export async function putContract(database: Database, { terms, ...agreed }: Agreed): Promise<string> {
  const id = randomUUID()
  const { startedAt } = agreed
  const dueAt = firstDueAt(terms.period, startedAt)
  await database.insert(contract).values({ id, ...agreed, version: 1, billedUntil: startedAt, dueAt })
  await database.insert(contractVersion).values({ contractId: id, version: 1, terms, since: startedAt })
  return id
}

/** Adds a settled round of a game from `putGames`. Amounts are in minor units. */
export async function putRound(
  database: Database,
  { memberId, at, stake, payout = 0 }: { memberId: number; at: Date; stake: number; payout?: number },
): Promise<void> {
  const round = { id: randomUUID(), memberId, nodeId: SLOT, stake, payout, state: {} }
  await database.insert(gameRound).values({ ...round, startedAt: at, settledAt: at })
}

/** Returns the bills of a contract, oldest first. */
export const billsOf = (database: Database, contractId: string) =>
  database
    .select()
    .from(contractBill)
    .where(eq(contractBill.contractId, contractId))
    .orderBy(asc(contractBill.periodFrom))
