import type { ContractKind, ContractTerms } from './contract-terms.ts'

type Tier = ContractTerms['tiers'][number]

/** What a team did, or a tier asks for: amounts in minor units. */
export type Figures = Omit<Tier, 'rate'>

/** A tier that pays more than the upline is paid at its thresholds: its place, from 0 on, and the rate that is allowed. */
export type TierAbove = { tier: number; allowed: number }

const periods: Record<ContractKind, readonly ContractTerms['period'][]> = {
  dividend: ['weekly', 'semimonthly', 'monthly'],
  dailySalary: ['daily'],
  hourlySalary: ['hourly'],
  realTimeSalary: ['fiveMinutes'],
}

/** How often a kind of contract may be paid out. */
export const periodsOf = (kind: ContractKind): ContractTerms['period'][] => [...periods[kind]]

/** Place of the first tier that does not rise above the one before it; null where all do. */
export function firstNotRising(tiers: readonly Tier[]): number | null {
  const found = tiers.findIndex((tier, place) => {
    const before = tiers[place - 1]
    return before !== undefined && !risesAbove(tier, before)
  })
  return found === -1 ? null : found
}

/** No threshold falls, at least one rises, and so does the rate. */
const risesAbove = (tier: Tier, before: Tier): boolean =>
  isMetBy(before, tier) &&
  (tier.netLoss > before.netLoss ||
    tier.turnover > before.turnover ||
    tier.activeMembers > before.activeMembers) &&
  tier.rate > before.rate

/** Whether all thresholds of a tier are met; 0 asks for nothing, so a team that won more than it lost meets it too. */
export const isMetBy = (tier: Tier, figures: Figures): boolean =>
  (tier.netLoss === 0 || figures.netLoss >= tier.netLoss) &&
  figures.turnover >= tier.turnover &&
  figures.activeMembers >= tier.activeMembers

/** What tiers pay whoever has reached these figures: the rate of the highest that is met; 0 where none is. */
export const rateAt = (tiers: readonly Tier[], figures: Figures): number =>
  tiers.findLast((tier) => isMetBy(tier, figures))?.rate ?? 0

/**
 * Those of the offered tiers that pay more than whoever offers them is sure to be paid: their own rate is that of their
 * highest tier that is met wherever the offered one is.
 *
 * @param own the tiers that the offerer is paid by
 */
export const tiersAbove = (own: readonly Tier[], offered: readonly Tier[]): TierAbove[] =>
  offered.flatMap((one, tier) => {
    const allowed = rateAt(own, one)
    return one.rate > allowed ? [{ tier, allowed }] : []
  })
