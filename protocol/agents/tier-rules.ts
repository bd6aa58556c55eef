import type { AgreedTerms, ContractKind, ContractTerms } from './contract-terms.ts'

type Tier = ContractTerms['tiers'][number]

/** A team's results, or a tier's thresholds. Amounts are in minor units. */
export type Figures = Omit<Tier, 'rate'>

/**
 * A tier whose rate is higher than the upline's own rate at the tier's thresholds: its index, and the highest
 * allowed rate.
 */
export type TierAbove = { tier: number; allowed: number }

const periods: Record<ContractKind, readonly ContractTerms['period'][]> = {
  dividend: ['weekly', 'semimonthly', 'monthly'],
  dailySalary: ['daily'],
  hourlySalary: ['hourly'],
  realTimeSalary: ['fiveMinutes'],
}

export const periodsOf = (kind: ContractKind): ContractTerms['period'][] => [...periods[kind]]

/** Index of the first tier that is not above the previous one; null if there is none. */
export function firstNotRising(tiers: readonly Tier[]): number | null {
  const found = tiers.findIndex((tier, place) => {
    const before = tiers[place - 1]
    return before !== undefined && !risesAbove(tier, before)
  })
  return found === -1 ? null : found
}

/** Whether no threshold decreases, at least one threshold increases, and the rate increases. */
const risesAbove = (tier: Tier, before: Tier): boolean =>
  isMetBy(before, tier) &&
  (tier.netLoss > before.netLoss ||
    tier.turnover > before.turnover ||
    tier.activeMembers > before.activeMembers) &&
  tier.rate > before.rate

/** Whether the figures reach a tier. A threshold of 0 is always met, even if the net loss is negative. */
export const isMetBy = (tier: Tier, figures: Figures): boolean =>
  (tier.netLoss === 0 || figures.netLoss >= tier.netLoss) &&
  figures.turnover >= tier.turnover &&
  figures.activeMembers >= tier.activeMembers

/** Rate of the highest tier reached; 0 if none is. */
export const rateAt = (tiers: readonly Tier[], figures: Figures): number =>
  tiers.findLast((tier) => isMetBy(tier, figures))?.rate ?? 0

/**
 * Returns all terms of the agent's own contract that will apply while the offered terms apply. The offer must
 * respect all these terms.
 * @param own null if the agent has no contract of this kind
 * @param from when the offer takes effect; null if immediately
 */
export function ceilingsOf(own: AgreedTerms | null, from: string | null): ContractTerms[] {
  if (!own) return []
  const { terms, termsFrom, termsBefore } = own
  return termsBefore && (from === null || from < termsFrom) ? [termsBefore, terms] : [terms]
}

/**
 * The periods in which an agent may offer contracts: only the agent's own period, and none while that period
 * is changing. If periods differed, players could win back a week's loss within the month. The agent would
 * then owe a dividend without earning one.
 */
export const periodsWithin = (
  kind: ContractKind,
  ceilings: readonly ContractTerms[],
): ContractTerms['period'][] =>
  periodsOf(kind).filter((period) => ceilings.every((own) => own.period === period))

/**
 * Whether the agent's period is changing. Until the change takes effect, no new contract can match both
 * periods.
 */
export const isPeriodChanging = ({ terms, termsBefore }: AgreedTerms): boolean =>
  termsBefore !== null && termsBefore.period !== terms.period

/**
 * The highest rate that an agent may pay for the figures: the lowest rate of all ceilings. 0 if there is no
 * ceiling, or if one has another period.
 */
export const mostAt = (
  ceilings: readonly ContractTerms[],
  { period, figures }: { period: ContractTerms['period']; figures: Figures },
): number =>
  ceilings.length === 0
    ? 0
    : Math.min(...ceilings.map((own) => (own.period === period ? rateAt(own.tiers, figures) : 0)))

/**
 * The offered tiers that pay more than the agent earns at the same thresholds. Even without such tiers, the
 * results of the rest of the team can reduce the agent's income.
 * @param ceilings the agent's own terms while the offered terms apply
 */
export const tiersAbove = (
  ceilings: readonly ContractTerms[],
  { period, tiers }: ContractTerms,
): TierAbove[] =>
  tiers.flatMap((one, tier) => {
    const allowed = mostAt(ceilings, { period, figures: one })
    return one.rate > allowed ? [{ tier, allowed }] : []
  })

/** Whether the terms have the agent's own period and no tier pays more than the agent earns. */
export const areWithin = (ceilings: readonly ContractTerms[], terms: ContractTerms): boolean =>
  ceilings.length > 0 &&
  ceilings.every((own) => own.period === terms.period) &&
  tiersAbove(ceilings, terms).length === 0
