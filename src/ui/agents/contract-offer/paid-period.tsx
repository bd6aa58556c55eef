import { Select, Trans } from '@lingui/react/macro'
import type { ContractKind, ContractTerms } from '#protocol/agents/contract-terms.ts'
import { periodsOf } from '#protocol/agents/tier-rules.ts'
import styles from './paid-period.module.css'

type Props = { kind: ContractKind; period: ContractTerms['period'] }

export function PaidPeriod({ kind, period }: Props) {
  if (periodsOf(kind).length === 1) {
    return (
      <p>
        <Trans id="agents.contractOffer.period">
          <Select
            value={period}
            _fiveMinutes="Paid every 5 minutes."
            _hourly="Paid every hour."
            other="Paid every day."
          />
        </Trans>
      </p>
    )
  }
  return (
    <p>
      <Trans id="agents.contractOffer.periodAsOwn">
        <Select
          value={period}
          _weekly="Paid every week, as in your own contract."
          _semimonthly="Paid twice a month, as in your own contract."
          other="Paid every month, as in your own contract."
        />
      </Trans>
      <span className={styles.why}>
        <Trans id="agents.contractOffer.periodReason">
          With a different period, you could owe payments that your own contract doesn’t cover.
        </Trans>
      </span>
    </p>
  )
}
