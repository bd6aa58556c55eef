import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { PeriodStart } from './period-start.tsx'

type Props = {
  period: ContractTerms['period']
  amendedFrom: string | null
}

const firstPeriods: Record<ContractTerms['period'], MessageDescriptor> = {
  fiveMinutes: msg({
    id: 'agents.contract.firstPeriodFiveMinutes',
    message: 'The first period may be shorter than five minutes. The minimums for a full period still apply.',
  }),
  hourly: msg({
    id: 'agents.contract.firstPeriodHour',
    message: 'The first period ends at the next full hour. The minimums for a full hour still apply.',
  }),
  daily: msg({
    id: 'agents.contract.firstPeriodDay',
    message: 'The first period ends at the end of that day. The minimums for a full day still apply.',
  }),
  weekly: msg({
    id: 'agents.contract.firstPeriodWeek',
    message: 'The first period ends at the end of that week. The minimums for a full week still apply.',
  }),
  semimonthly: msg({
    id: 'agents.contract.firstPeriodHalfMonth',
    message:
      'The first period ends at the end of that half month. The minimums for a full half month still apply.',
  }),
  monthly: msg({
    id: 'agents.contract.firstPeriodMonth',
    message: 'The first period ends at the end of that month. The minimums for a full month still apply.',
  }),
}

export function WhenItCounts({ period, amendedFrom }: Props) {
  const { i18n } = useLingui()
  if (amendedFrom === null) {
    return (
      <>
        <Trans id="agents.contract.startsOnAcceptance" comment="A sentence about the first period follows">
          The contract starts as soon as it’s accepted.
        </Trans>{' '}
        {i18n._(firstPeriods[period])}
      </>
    )
  }
  switch (period) {
    case 'fiveMinutes':
      return (
        <Trans id="agents.contract.fromNextFiveMinutes">
          Once accepted, these terms apply from the next five-minute period. The current one doesn’t change.
        </Trans>
      )
    case 'hourly':
      return (
        <Trans id="agents.contract.fromNextHour">
          Once accepted, these terms apply from the next full hour. The current hour doesn’t change.
        </Trans>
      )
    default:
      return (
        <Trans id="agents.contract.fromDay">
          If accepted before <PeriodStart moment={amendedFrom} />, these terms apply from that day. The
          current period doesn’t change.
        </Trans>
      )
  }
}
