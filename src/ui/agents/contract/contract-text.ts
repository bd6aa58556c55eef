import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { BillState } from '#protocol/agents/contract-bills.ts'
import type { ContractKind, ContractRequest, ContractTerms } from '#protocol/agents/contract-terms.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'

export const kindNames: Record<ContractKind, MessageDescriptor> = {
  dividend: msg({ id: 'common.dividend', message: 'Dividend' }),
  dailySalary: msg({ id: 'common.dailySalary', message: 'Daily salary' }),
  hourlySalary: msg({ id: 'common.hourlySalary', message: 'Hourly salary' }),
  realTimeSalary: msg({ id: 'common.realTimeSalary', message: 'Real-time salary' }),
}

export const periodNames: Record<ContractTerms['period'], MessageDescriptor> = {
  fiveMinutes: msg({ id: 'agents.contract.everyFiveMinutes', message: 'every 5 minutes' }),
  hourly: msg({ id: 'agents.contract.everyHour', message: 'every hour' }),
  daily: msg({ id: 'agents.contract.everyDay', message: 'every day' }),
  weekly: msg({ id: 'agents.contract.everyWeek', message: 'every week' }),
  semimonthly: msg({ id: 'agents.contract.twiceAMonth', message: 'twice a month' }),
  monthly: msg({ id: 'agents.contract.everyMonth', message: 'every month' }),
}

export const billStateNames: Record<BillState, MessageDescriptor> = {
  calculating: msg({ id: 'agents.contract.billCalculating', message: 'Calculating' }),
  due: msg({ id: 'agents.contract.billDue', message: 'Awaiting funds' }),
  paid: msg({ id: 'agents.contract.billPaid', message: 'Paid' }),
  nothing: msg({ id: 'agents.contract.billNothing', message: 'Nothing to pay' }),
  failed: msg({ id: 'agents.contract.billFailed', message: 'Not paid: account closed' }),
}

export const requestTypeNames: Record<ContractRequest['type'], MessageDescriptor> = {
  offer: msg({ id: 'agents.contract.requestOffer', message: 'New contract' }),
  amendment: msg({ id: 'agents.contract.requestAmendment', message: 'New terms' }),
  termination: msg({ id: 'agents.contract.requestTermination', message: 'End of contract' }),
}

export const requestStateNames: Record<ContractRequest['state'], MessageDescriptor> = {
  pending: msg({ id: 'agents.contract.requestPending', message: 'Waiting for an answer' }),
  accepted: msg({ id: 'agents.contract.requestAccepted', message: 'Accepted' }),
  rejected: msg({ id: 'agents.contract.requestDeclined', message: 'Declined' }),
  withdrawn: msg({ id: 'agents.contract.requestCancelled', message: 'Cancelled' }),
  lapsed: msg({ id: 'agents.contract.requestLapsed', message: 'No longer valid' }),
}

export type Thresholds = Omit<ContractTerms['tiers'][number], 'rate'>

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
