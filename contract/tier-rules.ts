import type { AgreedTerms, ContractKind, ContractTerms } from './contract-terms.ts'

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

/** How long a period lasts at most, in stretches of five minutes. */
const longest: Record<ContractTerms['period'], number> = {
  fiveMinutes: 1,
  hourly: 12,
  daily: 288,
  weekly: 7 * 288,
  semimonthly: 16 * 288,
  monthly: 31 * 288,
}

/**
 * By which tiers somebody is paid, with amounts as they would be reached over another period: a month takes as much more than a
 * week as it is longer. Over a shorter one they stay as they are, and so do active members, who may be the same ones each time.
 */
export function tiersOver(own: ContractTerms, period: ContractTerms['period']): Tier[] {
  const [over, of] = [longest[period], longest[own.period]]
  if (over <= of) return [...own.tiers]
  return own.tiers.map((tier) => ({
    ...tier,
    netLoss: roundedUp(tier.netLoss, over, of),
    turnover: roundedUp(tier.turnover, over, of),
  }))
}

/** An amount times a ratio of whole numbers; as a fraction the ratio would add a cent where there is none. */
const roundedUp = (amount: number, over: number, of: number): number =>
  Number((BigInt(amount) * BigInt(over) + BigInt(of - 1)) / BigInt(of))

/**
 * By which terms an agent is paid while what it offers counts: each of them is a ceiling for it.
 *
 * @param own null where the agent has no contract of the kind
 * @param from when on the offer would count; null where that is at once
 */
export function ceilingsOf(own: AgreedTerms | null, from: string | null): ContractTerms[] {
  if (!own) return []
  const { terms, termsFrom, termsBefore } = own
  return termsBefore && (from === null || from < termsFrom) ? [termsBefore, terms] : [terms]
}

/**
 * The most that may be paid for figures that are reached over a period: the least of what the ceilings pay for them, each by its
 * highest tier that is met wherever these figures are; nothing where there is no ceiling.
 */
export const mostAt = (
  ceilings: readonly ContractTerms[],
  { period, figures }: { period: ContractTerms['period']; figures: Figures },
): number =>
  ceilings.length === 0 ? 0 : Math.min(...ceilings.map((own) => rateAt(tiersOver(own, period), figures)))

/**
 * Those of the offered tiers that pay more than whoever offers them is paid at the same thresholds. What the rest of their team
 * wins or loses may still bring them less.
 *
 * @param ceilings by which the offerer is paid while the offered terms count; none where they are not
 */
export const tiersAbove = (
  ceilings: readonly ContractTerms[],
  { period, tiers }: ContractTerms,
): TierAbove[] =>
  tiers.flatMap((one, tier) => {
    const allowed = mostAt(ceilings, { period, figures: one })
    return one.rate > allowed ? [{ tier, allowed }] : []
  })
