import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { rateAt } from '#protocol/agents/tier-rules.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'

type Tiers = ContractTerms['tiers']
type Thresholds = Omit<Tiers[number], 'rate'>

/** Formats a tier's thresholds. Thresholds of 0 are omitted. */
export function reachedText(i18n: I18n, thresholds: Thresholds, symbol: string): string {
  const { turnover, netLoss, activeMembers } = thresholds
  const asked = [
    turnover > 0
      ? i18n._(
          msg({
            id: 'agents.contract.reachedTurnover',
            message: `turnover of ${moneyText(i18n, turnover, symbol)}`,
          }),
        )
      : null,
    netLoss > 0
      ? i18n._(
          msg({
            id: 'agents.contract.reachedNetLoss',
            message: `net loss of ${moneyText(i18n, netLoss, symbol)}`,
          }),
        )
      : null,
    activeMembers > 0
      ? i18n._(
          msg({
            id: 'common.activePlayers',
            message: `${plural(activeMembers, { 0: 'no active players', one: '# active player', other: '# active players' })}`,
          }),
        )
      : null,
  ].filter((words) => words !== null)
  if (asked.length === 0) return i18n._(msg({ id: 'agents.contract.reachedAlways', message: 'No minimum' }))
  const list = new Intl.ListFormat(i18n.locales ?? i18n.locale, { style: 'long', type: 'conjunction' })
  return i18n._(msg({ id: 'agents.contract.reachedFrom', message: `Minimum: ${list.format(asked)}` }))
}

export type Change = Thresholds & { before: number; after: number }

/** Returns the old and the new rate at the thresholds of each old and each new tier. */
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
