import { Trans, useLingui } from '@lingui/react/macro'
import type { ContractKind, ContractTerms } from '#protocol/agents/contract-terms.ts'
import { periodsOf } from '#protocol/agents/tier-rules.ts'
import { periodNames } from '#ui/agents/contract/contract-text.ts'
import styles from './paid-period.module.css'

type Props = { kind: ContractKind; period: ContractTerms['period'] }

export function PaidPeriod({ kind, period }: Props) {
  const { i18n } = useLingui()
  const often = i18n._(periodNames[period])
  if (periodsOf(kind).length === 1) {
    return (
      <p>
        <Trans id="agents.contractOffer.period">Paid {often}.</Trans>
      </p>
    )
  }
  return (
    <p>
      <Trans id="agents.contractOffer.periodAsOwn">Paid {often}, as in your own contract.</Trans>
      <span className={styles.why}>
        <Trans id="agents.contractOffer.periodReason">
          With a different period, you could owe payments that your own contract doesn’t cover.
        </Trans>
      </span>
    </p>
  )
}
