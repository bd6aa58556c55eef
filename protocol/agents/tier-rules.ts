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
 * The periods in which an agent may pay a kind of contract: none but that in which it is paid itself, and none at all while its
 * own changes. Over other stretches of time the same play comes to other figures: what was lost in a week is won back within the
 * month, and a dividend would be owed for it by an agent who is paid none.
 */
export const periodsWithin = (
  kind: ContractKind,
  ceilings: readonly ContractTerms[],
): ContractTerms['period'][] =>
  periodsOf(kind).filter((period) => ceilings.every((own) => own.period === period))

/** Whether an agent’s own contract comes to be paid in another period: until it is, none that begins at once could be paid in either. */
export const isPeriodChanging = ({ terms, termsBefore }: AgreedTerms): boolean =>
  termsBefore !== null && termsBefore.period !== terms.period

/**
 * The most that may be paid for figures that are reached over a period: the least of what the ceilings pay for them, each by its
 * highest tier that is met wherever these figures are; nothing where there is no ceiling, or where one has another period.
 */
export const mostAt = (
  ceilings: readonly ContractTerms[],
  { period, figures }: { period: ContractTerms['period']; figures: Figures },
): number =>
  ceilings.length === 0
    ? 0
    : Math.min(...ceilings.map((own) => (own.period === period ? rateAt(own.tiers, figures) : 0)))

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

/** Whether an agent may pay by terms: it is paid itself meanwhile, in the same period, and nowhere less. */
export const areWithin = (ceilings: readonly ContractTerms[], terms: ContractTerms): boolean =>
  ceilings.length > 0 &&
  ceilings.every((own) => own.period === terms.period) &&
  tiersAbove(ceilings, terms).length === 0
