import { Trans, useLingui } from '@lingui/react/macro'
import type { AgreedTerms, ContractTerms } from '#contract/contract-terms.ts'
import { tiersOver } from '#contract/tier-rules.ts'
import { periodNames } from '../contract/contract-words.ts'
import { inForce } from '../contract/in-force.ts'
import { PeriodStart, periodStartText } from '../contract/period-start.tsx'
import { TierTable } from '../contract/tier-table.tsx'
import styles from './own-tiers.module.css'

type Props = {
  own: AgreedTerms | null
  /** Those of the terms that limit what is offered. */
  ceilings: readonly ContractTerms[]
  period: Period
  symbol: string
}

/** By which tiers the agent is paid and, apart, those that are agreed for later, with when they begin to count. */
export function OwnTiers({ own, ceilings, period, symbol }: Props) {
  const { t, i18n } = useLingui()
  const caption = t`What you are paid`
  if (!own) return <TierTable caption={caption} tiers={[]} symbol={symbol} />
  const { terms, termsFrom, termsBefore } = own
  const paid = inForce(own)
  const from = periodStartText(i18n, termsFrom)
  return (
    <>
      {paid.period === period ? null : <Converted from={paid.period} to={period} />}
      <TierTable caption={caption} tiers={tiersOver(paid, period)} symbol={symbol} />
      {termsBefore ? (
        <>
          <h3 className={styles.later}>
            <Trans>
              From <PeriodStart moment={termsFrom} /> on, paid {i18n._(periodNames[terms.period])}
            </Trans>
          </h3>
          <p className={styles.note}>
            {ceilings.length > 1 ? (
              <Trans>
                Your offer would count before that day too: no tier may pay more than you are paid now, nor
                more than from then on.
              </Trans>
            ) : (
              <Trans>Your offer would not count before that day: only these terms limit it.</Trans>
            )}
          </p>
          {terms.period === period || terms.period === paid.period ? null : (
            <Converted from={terms.period} to={period} />
          )}
          <TierTable caption={t`Terms from ${from} on`} tiers={tiersOver(terms, period)} symbol={symbol} />
        </>
      ) : null}
    </>
  )
}

type Period = ContractTerms['period']

/** That tiers are shown as they would be over another period: the one that is offered. */
function Converted({ from, to }: { from: Period; to: Period }) {
  const { i18n } = useLingui()
  return (
    <p className={styles.note}>
      <Trans>
        You are paid {i18n._(periodNames[from])}. These are your tiers as they count for a contract that is
        paid {i18n._(periodNames[to])}.
      </Trans>
    </p>
  )
}
