import type { ContractKind, ContractTerms } from '#protocol/agents/contract-terms.ts'
import { type Figures, isMetBy } from '#protocol/agents/tier-rules.ts'

/** Why an amount is what it is. */
export type Reckoning = {
  /** Position of the tier that counted, from 0; null where none was met. */
  tier: number | null
  /** Basis points; 0 without a tier. */
  rate: number
  /** Minor units that the rate is applied to, never below 0. */
  base: number
  /** Minor units, rounded down. */
  amount: number
}

/** All of it, in basis points. */
const WHOLE = 10_000n

/** What a contract of a kind pays for a team's figures: a share of its net loss as dividend, else of its turnover. */
export function calculateCommission(
  kind: ContractKind,
  { tiers }: ContractTerms,
  figures: Figures,
): Reckoning {
  const tier = metTier(tiers, figures)
  const rate = tier === null ? 0 : (tiers[tier]?.rate ?? 0)
  const base = Math.max(kind === 'dividend' ? figures.netLoss : figures.turnover, 0)
  return { tier, rate, base, amount: Number((BigInt(base) * BigInt(rate)) / WHOLE) }
}

/** Position of the highest tier whose three thresholds are all met; null where none is. */
function metTier(tiers: ContractTerms['tiers'], figures: Figures): number | null {
  const position = tiers.findLastIndex((tier) => isMetBy(tier, figures))
  return position < 0 ? null : position
}
