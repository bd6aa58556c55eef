import type { ContractKind, ContractTerms } from '#protocol/agents/contract-terms.ts'
import type { contract, contractVersion } from '#server/agents/contracts/contract.table.ts'
import { firstDueAt } from '#server/calendar/periods.ts'
import type { MemberRow } from './members.ts'
import { seededId } from './seeded-id.ts'

type ContractRows = {
  contracts: (typeof contract.$inferInsert)[]
  versions: (typeof contractVersion.$inferInsert)[]
}

const DAY = 86_400_000

/**
 * How many days ago contracts started, by kind. If periods are shorter, fewer days contain enough of them.
 */
const daysAgo: Record<ContractKind, number> = {
  dividend: 130,
  dailySalary: 40,
  hourlySalary: 7,
  realTimeSalary: 2,
}

/** Net loss and turnover are in minor units, the rate in basis points. */
const tier = (netLoss: number, turnover: number, activeMembers: number, rate: number) => ({
  netLoss,
  turnover,
  activeMembers,
  rate,
})

/** An agreed contract. Its rates must not exceed the upline's, and its periods must equal the upline's. */
type Agreed = { account: string; kind: ContractKind; terms: ContractTerms }

const agreed: readonly Agreed[] = [
  {
    account: 'agente',
    kind: 'dividend',
    terms: {
      period: 'weekly',
      tiers: [tier(1_000, 0, 1, 2_000), tier(20_000, 0, 5, 3_000), tier(60_000, 0, 8, 4_000)],
    },
  },
  {
    account: 'agente',
    kind: 'dailySalary',
    terms: {
      period: 'daily',
      tiers: [tier(0, 10_000, 1, 50), tier(0, 60_000, 3, 80), tier(0, 150_000, 5, 100)],
    },
  },
  {
    account: 'agente',
    kind: 'hourlySalary',
    terms: { period: 'hourly', tiers: [tier(0, 2_000, 1, 40), tier(0, 20_000, 1, 60)] },
  },
  {
    account: 'agente',
    kind: 'realTimeSalary',
    terms: { period: 'fiveMinutes', tiers: [tier(0, 1_000, 1, 30), tier(0, 10_000, 1, 50)] },
  },
  {
    account: 'agente.sul',
    kind: 'dividend',
    terms: { period: 'weekly', tiers: [tier(5_000, 0, 1, 1_000), tier(20_000, 0, 5, 2_000)] },
  },
  {
    account: 'agente.sul',
    kind: 'dailySalary',
    terms: { period: 'daily', tiers: [tier(0, 10_000, 1, 30), tier(0, 60_000, 3, 50)] },
  },
  {
    account: 'agente.sul',
    kind: 'realTimeSalary',
    terms: { period: 'fiveMinutes', tiers: [tier(0, 1_000, 1, 20)] },
  },
  {
    account: 'agente.norte',
    kind: 'dividend',
    terms: { period: 'weekly', tiers: [tier(5_000, 0, 1, 1_500)] },
  },
  {
    account: 'agente.norte',
    kind: 'hourlySalary',
    terms: { period: 'hourly', tiers: [tier(0, 2_000, 1, 20)] },
  },
  {
    account: 'agente.vale',
    kind: 'dividend',
    terms: { period: 'weekly', tiers: [tier(5_000, 0, 1, 500)] },
  },
  {
    account: 'agente.praia',
    kind: 'dividend',
    terms: { period: 'weekly', tiers: [tier(5_000, 0, 1, 500)] },
  },
  {
    account: 'agente.praia',
    kind: 'dailySalary',
    terms: { period: 'daily', tiers: [tier(0, 15_000, 1, 20)] },
  },
]

export function contractRows(members: readonly MemberRow[], now: Date): ContractRows {
  const contracts = agreed.map(({ account, kind, terms }) => {
    const downline = members.find((member) => member.account === account)
    if (!downline) throw new Error(`Account ${account} does not exist`)
    const startedAt = new Date(now.getTime() - daysAgo[kind] * DAY)
    return {
      id: seededId(`contract ${account} ${kind}`),
      kind,
      uplineId: downline.uplineId ?? null,
      downlineId: downline.id,
      version: 1,
      startedAt,
      dueAt: firstDueAt(terms.period, startedAt),
      billedUntil: startedAt,
    }
  })
  const versions = agreed.map(({ account, kind, terms }) => ({
    contractId: seededId(`contract ${account} ${kind}`),
    version: 1,
    terms,
    since: new Date(now.getTime() - daysAgo[kind] * DAY),
  }))
  return { contracts, versions }
}
