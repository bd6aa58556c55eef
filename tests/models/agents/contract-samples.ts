import type { ContractLimits } from '#api/agents/contracts.ts'
import type { RequestNews } from '#machines/agents/request-watch.machine.ts'
import type {
  AgreedTerms,
  Contract,
  ContractRequest,
  ContractTerms,
} from '#protocol/agents/contract-terms.ts'

const top = { memberId: '7', account: 'agente', nickname: 'Agência', closed: false }
export const south = { memberId: '11', account: 'agente.sul', nickname: 'Sul', closed: false }
const beach = { memberId: '12', account: 'agente.praia', nickname: 'Praia', closed: false }

/** Returns weekly terms with one tier per rate. The turnover thresholds are R$ 1,000 apart, starting at 0. */
export const weekly = (...rates: number[]): ContractTerms => ({
  period: 'weekly',
  tiers: rates.map((rate, place) => ({ netLoss: 0, turnover: place * 100_000, activeMembers: 0, rate })),
})

/** Returns agreed terms that already apply, with no earlier terms. */
export const agreedLike = (terms: ContractTerms): AgreedTerms => ({
  terms,
  termsFrom: '2029-12-01T00:00:00.000Z',
  termsBefore: null,
})

export const contractLike = (changes: Partial<Contract> = {}): Contract => ({
  id: 'c1',
  kind: 'dividend',
  state: 'running',
  version: 1,
  upline: top,
  downline: south,
  ...agreedLike(weekly(1_000)),
  startedAt: '2029-12-01T00:00:00.000Z',
  endedAt: null,
  endedBy: null,
  openRequestId: null,
  ...changes,
})

export const withClosed = (changes: Partial<Contract> = {}): Contract =>
  contractLike({ downline: { ...south, closed: true }, ...changes })

/** A contract further down the team, which ends when its upline accepts a lower rate. */
export const beneath = contractLike({ id: 'c2', upline: south, downline: beach, terms: weekly(900) })

/** Returns an amendment that waits for the downline's answer. */
export const requestLike = (changes: Partial<ContractRequest> = {}): ContractRequest => ({
  id: 'r1',
  kind: 'dividend',
  type: 'amendment',
  state: 'pending',
  version: 1,
  from: top,
  to: south,
  own: false,
  contractId: 'c1',
  terms: weekly(800),
  current: weekly(1_000),
  currentFrom: null,
  currentBefore: null,
  countsFrom: '2030-01-07T03:00:00.000Z',
  reason: '',
  askedAt: '2029-12-31T00:00:00.000Z',
  answeredAt: null,
  ...changes,
})

/** Returns an event of the request watch with a request from {@link requestLike}. */
export const newsLike = (
  type: RequestNews['type'],
  changes: Partial<ContractRequest>,
): { send: RequestNews } => ({
  send: { type, read: { request: requestLike(changes), contract: contractLike() } },
})

export const limitsLike = (changes: Partial<ContractLimits> = {}): ContractLimits => ({
  periods: ['weekly'],
  own: agreedLike(weekly(1_000, 2_000)),
  downline: south,
  contract: null,
  amendedFrom: null,
  request: null,
  ...changes,
})

/** Event cases of a form for contract terms. The first tier's rate may be at most 10%. */
export const composingCases = {
  'tier.change': {
    '8%': { id: 0, field: 'rate', value: 800 },
    'above the agent’s own rate': { id: 0, field: 'rate', value: 1_100 },
  },
  'tier.add': {},
  'tier.remove': { 'the second': { id: 1 } },
  'tier.move': { 'the first down': { id: 0, by: 1 } },
} as const
