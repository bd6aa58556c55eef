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
        <Trans>Paid {often}.</Trans>
      </p>
    )
  }
  return (
    <p>
      <Trans>Paid {often}, as in your own contract.</Trans>
      <span className={styles.why}>
        <Trans>In any other period you could owe for play that you are paid nothing for.</Trans>
      </span>
    </p>
  )
}
