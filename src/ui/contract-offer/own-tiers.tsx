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
  period: ContractTerms['period']
  symbol: string
}

/** By which tiers the agent is paid and, apart, those that are agreed for later, with when they begin to count. */
export function OwnTiers({ own, ceilings, period, symbol }: Props) {
  const { t, i18n } = useLingui()
  const caption = t`What you are paid`
  if (!own) return <TierTable caption={caption} tiers={[]} symbol={symbol} />
  const { terms, termsFrom, termsBefore } = own
  const from = periodStartText(i18n, termsFrom)
  return (
    <>
      <Tiers caption={caption} terms={inForce(own)} period={period} symbol={symbol} />
      {termsBefore ? (
        <>
          <h3 className={styles.later}>
            <Trans>
              From <PeriodStart moment={termsFrom} /> on
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
          <Tiers caption={t`Terms from ${from} on`} terms={terms} period={period} symbol={symbol} />
        </>
      ) : null}
    </>
  )
}

type TiersProps = Pick<Props, 'period' | 'symbol'> & { caption: string; terms: ContractTerms }

/** Tiers; where they are for another period, as they would be over the one that is offered. */
function Tiers({ caption, terms, period, symbol }: TiersProps) {
  const { i18n } = useLingui()
  return (
    <>
      {terms.period === period ? null : (
        <p className={styles.note}>
          <Trans>
            You are paid {i18n._(periodNames[terms.period])}. These are your tiers as they count for a
            contract that is paid {i18n._(periodNames[period])}.
          </Trans>
        </p>
      )}
      <TierTable caption={caption} tiers={tiersOver(terms, period)} symbol={symbol} />
    </>
  )
}
