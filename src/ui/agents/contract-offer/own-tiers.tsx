import { Trans, useLingui } from '@lingui/react/macro'
import type { AgreedTerms, ContractTerms } from '#protocol/agents/contract-terms.ts'
import { inForce } from '#ui/agents/contract/in-force.ts'
import { PaidFrom, PaidToday } from '#ui/agents/contract/paid-heading.tsx'
import { periodStartText } from '#ui/agents/contract/period-start.tsx'
import { TierTable } from '#ui/agents/contract/tier-table.tsx'
import styles from './own-tiers.module.css'

type Props = {
  own: AgreedTerms | null
  /** Terms that the offer must not exceed. */
  ceilings: readonly ContractTerms[]
  symbol: string
}

/** The agent's own tiers. Tiers that apply later are shown separately, with their start. */
export function OwnTiers({ own, ceilings, symbol }: Props) {
  const { t, i18n } = useLingui()
  const caption = t({ id: 'agents.contract.ownTerms', message: 'Your own terms' })
  if (!own) return <TierTable caption={caption} tiers={[]} symbol={symbol} />
  const { terms, termsFrom, termsBefore } = own
  const from = periodStartText(i18n, termsFrom)
  const today = inForce(own)
  if (termsBefore === null) return <TierTable caption={caption} tiers={today.tiers} symbol={symbol} />
  return (
    <>
      <h3 className={styles.today}>
        <PaidToday period={today.period} />
      </h3>
      <TierTable
        caption={t({ id: 'agents.contract.captionToday', message: `${caption}, today` })}
        tiers={today.tiers}
        symbol={symbol}
      />
      <h3 className={styles.later}>
        <PaidFrom moment={termsFrom} period={terms.period} />
      </h3>
      <p className={styles.note}>
        {ceilings.length > 1 ? (
          <Trans id="agents.contractOffer.limitedByBoth">
            Your offer would apply before that day too. No tier may pay more than you’re paid now or from then
            on.
          </Trans>
        ) : (
          <Trans id="agents.contractOffer.limitedByLater">
            Your offer wouldn’t apply before that day. Only these terms limit it.
          </Trans>
        )}
      </p>
      <TierTable
        caption={t({ id: 'agents.contract.captionLater', message: `Terms from ${from}` })}
        tiers={terms.tiers}
        symbol={symbol}
      />
    </>
  )
}
