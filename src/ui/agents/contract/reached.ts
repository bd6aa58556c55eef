import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { rateAt } from '#protocol/agents/tier-rules.ts'
import type { Thresholds } from './contract-text.ts'

type Tiers = ContractTerms['tiers']

export type Change = Thresholds & { before: number; after: number }

/** Returns the rates before and after the change, at the thresholds of all old and new tiers. */
export function changesBetween(before: Tiers, after: Tiers): Change[] {
  const points = [...before, ...after].toSorted(
    (one, other) =>
      one.turnover - other.turnover || one.netLoss - other.netLoss || one.activeMembers - other.activeMembers,
  )
  const nameOf = ({ turnover, netLoss, activeMembers }: Thresholds) =>
    [turnover, netLoss, activeMembers].join()
  const distinct = [...new Map(points.map((point) => [nameOf(point), point])).values()]
  return distinct.map(({ turnover, netLoss, activeMembers }) => {
    const point = { turnover, netLoss, activeMembers }
    return { ...point, before: rateAt(before, point), after: rateAt(after, point) }
  })
}
