import { Select, Trans } from '@lingui/react/macro'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { PeriodStart } from './period-start.tsx'

type Props = Pick<ContractTerms, 'period'>

/** Heading above the terms in force. */
export const PaidToday = ({ period }: Props) => (
  <Trans id="agents.contract.today">
    <Select
      value={period}
      _fiveMinutes="Today, paid every 5 minutes"
      _hourly="Today, paid every hour"
      _daily="Today, paid every day"
      _weekly="Today, paid every week"
      _semimonthly="Today, paid twice a month"
      other="Today, paid every month"
    />
  </Trans>
)

/** Heading above terms that apply later. */
export const PaidFrom = ({ moment, period }: Props & { moment: string }) => (
  <Trans id="agents.contract.later">
    From <PeriodStart moment={moment} />,{' '}
    <Select
      value={period}
      _fiveMinutes="paid every 5 minutes"
      _hourly="paid every hour"
      _daily="paid every day"
      _weekly="paid every week"
      _semimonthly="paid twice a month"
      other="paid every month"
    />
  </Trans>
)
