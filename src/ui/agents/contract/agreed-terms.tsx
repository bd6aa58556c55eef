import { useLingui } from '@lingui/react/macro'
import type { AgreedTerms as Agreed } from '#protocol/agents/contract-terms.ts'
import styles from './agreed-terms.module.css'
import { inForce } from './in-force.ts'
import { PaidFrom, PaidToday } from './paid-heading.tsx'
import { periodStartText } from './period-start.tsx'
import { TierTable } from './tier-table.tsx'

type Props = {
  contract: Agreed
  caption: string
  symbol: string
  /** The 0-based index of the tier that has been reached. Null if none has. */
  met?: number | null
}

/** A contract's current tiers. Tiers agreed for a later period are shown below them, with their start. */
export function AgreedTerms({ contract, caption, symbol, met = null }: Props) {
  const { t, i18n } = useLingui()
  const { terms, termsFrom, termsBefore } = contract
  const today = inForce(contract)
  if (termsBefore === null) {
    return <TierTable caption={caption} tiers={today.tiers} symbol={symbol} met={met} />
  }
  const from = periodStartText(i18n, termsFrom)
  return (
    <>
      <h3 className={styles.which}>
        <PaidToday period={today.period} />
      </h3>
      <TierTable
        caption={t({ id: 'agents.contract.captionToday', message: `${caption}, today` })}
        tiers={today.tiers}
        symbol={symbol}
        met={met}
      />
      <h3 className={styles.which}>
        <PaidFrom moment={termsFrom} period={terms.period} />
      </h3>
      <TierTable
        caption={t({ id: 'agents.contract.captionLater', message: `Terms from ${from}` })}
        tiers={terms.tiers}
        symbol={symbol}
      />
    </>
  )
}
