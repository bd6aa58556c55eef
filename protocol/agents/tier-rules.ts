import type { AgreedTerms, ContractKind, ContractTerms } from './contract-terms.ts'

type Tier = ContractTerms['tiers'][number]

/** Results of a team or thresholds of a tier; amounts in minor units. */
export type Figures = Omit<Tier, 'rate'>

/**
 * An offered tier that pays more than the upline earns at its thresholds: its index, and the highest allowed
 * rate.
 */
export type TierAbove = { tier: number; allowed: number }

const periods: Record<ContractKind, readonly ContractTerms['period'][]> = {
  dividend: ['weekly', 'semimonthly', 'monthly'],
  dailySalary: ['daily'],
  hourlySalary: ['hourly'],
  realTimeSalary: ['fiveMinutes'],
}

export const periodsOf = (kind: ContractKind): ContractTerms['period'][] => [...periods[kind]]

/** Index of the first tier that does not rise above the previous one; null if all do. */
export function firstNotRising(tiers: readonly Tier[]): number | null {
  const found = tiers.findIndex((tier, place) => {
    const before = tiers[place - 1]
    return before !== undefined && !risesAbove(tier, before)
  })
  return found === -1 ? null : found
}

/** No threshold decreases, at least one increases, and the rate increases. */
const risesAbove = (tier: Tier, before: Tier): boolean =>
  isMetBy(before, tier) &&
  (tier.netLoss > before.netLoss ||
    tier.turnover > before.turnover ||
    tier.activeMembers > before.activeMembers) &&
  tier.rate > before.rate

/** A threshold of 0 is always met, even by a team with negative net loss. */
export const isMetBy = (tier: Tier, figures: Figures): boolean =>
  (tier.netLoss === 0 || figures.netLoss >= tier.netLoss) &&
  figures.turnover >= tier.turnover &&
  figures.activeMembers >= tier.activeMembers

/** Rate of the highest tier met; 0 for none. */
export const rateAt = (tiers: readonly Tier[], figures: Figures): number =>
  tiers.findLast((tier) => isMetBy(tier, figures))?.rate ?? 0

/**
 * The agent's own terms while the offer applies. Each of them limits the offer.
 * @param own null when the agent has no contract of the kind
 * @param from when the offer takes effect; null for immediately
 */
export function ceilingsOf(own: AgreedTerms | null, from: string | null): ContractTerms[] {
  if (!own) return []
  const { terms, termsFrom, termsBefore } = own
  return termsBefore && (from === null || from < termsFrom) ? [termsBefore, terms] : [terms]
}

/**
 * The periods an agent may offer: only its own, and none while its own changes. With different periods the
 * figures differ. A loss of one week may be won back within the month, and the agent would owe a dividend
 * without earning one.
 */
export const periodsWithin = (
  kind: ContractKind,
  ceilings: readonly ContractTerms[],
): ContractTerms['period'][] =>
  periodsOf(kind).filter((period) => ceilings.every((own) => own.period === period))

/** Until the change takes effect, no new contract can match either period. */
export const isPeriodChanging = ({ terms, termsBefore }: AgreedTerms): boolean =>
  termsBefore !== null && termsBefore.period !== terms.period

/**
 * The most an agent may pay for figures of a period: the lowest rate over all ceilings. 0 without a ceiling,
 * or if a ceiling has another period.
 */
export const mostAt = (
  ceilings: readonly ContractTerms[],
  { period, figures }: { period: ContractTerms['period']; figures: Figures },
): number =>
  ceilings.length === 0
    ? 0
    : Math.min(...ceilings.map((own) => (own.period === period ? rateAt(own.tiers, figures) : 0)))

/**
 * The offered tiers that pay more than the agent earns at the same thresholds. Results of the rest of
 * the team may still reduce the agent's income.
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

/** Whether the agent earns at least as much as every offered tier pays, in the same period. */
export const areWithin = (ceilings: readonly ContractTerms[], terms: ContractTerms): boolean =>
  ceilings.length > 0 &&
  ceilings.every((own) => own.period === terms.period) &&
  tiersAbove(ceilings, terms).length === 0
