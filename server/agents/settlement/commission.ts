import type { ContractKind, ContractTerms } from '#protocol/agents/contract-terms.ts'
import { type Figures, isMetBy } from '#protocol/agents/tier-rules.ts'

export type Commission = {
  /** Index of the tier that applied, from 0; null if none was met. */
  tier: number | null
  /** Basis points; 0 without a tier. */
  rate: number
  /** The amount that the rate applies to, in minor units; never negative. */
  base: number
  /** Minor units, rounded down. */
  amount: number
}

const WHOLE = 10_000n

/** Calculates a commission: a share of the team's net loss (dividends) or of its turnover (other kinds). */
export function calculateCommission(
  kind: ContractKind,
  { tiers }: ContractTerms,
  figures: Figures,
): Commission {
  const tier = metTier(tiers, figures)
  const rate = tier === null ? 0 : (tiers[tier]?.rate ?? 0)
  const base = Math.max(kind === 'dividend' ? figures.netLoss : figures.turnover, 0)
  return { tier, rate, base, amount: Number((BigInt(base) * BigInt(rate)) / WHOLE) }
}

function metTier(tiers: ContractTerms['tiers'], figures: Figures): number | null {
  const position = tiers.findLastIndex((tier) => isMetBy(tier, figures))
  return position < 0 ? null : position
}
