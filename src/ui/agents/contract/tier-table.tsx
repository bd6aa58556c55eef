import { Trans, useLingui } from '@lingui/react/macro'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import unseen from '#ui/kit/controls/visually-hidden.module.css'
import { Amount } from '#ui/kit/report/amount.tsx'
import { rateText } from '#ui/kit/text/rate-text.ts'
import styles from './tier-table.module.css'

type Props = {
  caption: string
  tiers: ContractTerms['tiers']
  symbol: string
  /** The 0-based index of the tier that has been reached. Null if none has. */
  met?: number | null
}

export function TierTable({ caption, tiers, symbol, met = null }: Props) {
  const { t, i18n } = useLingui()
  return (
    <table className={styles.tiers}>
      <caption className={unseen.unseen}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="agents.contract.tier">Tier</Trans>
          </th>
          <th scope="col" className={styles.threshold}>
            {t({ id: 'agents.contract.turnoverFrom', message: 'Minimum turnover' })}
          </th>
          <th scope="col" className={styles.threshold}>
            {t({ id: 'agents.contract.netLossFrom', message: 'Minimum net loss' })}
          </th>
          <th scope="col" className={styles.threshold}>
            {t({ id: 'agents.contract.activePlayersFrom', message: 'Minimum active players' })}
          </th>
          <th scope="col">{t({ id: 'common.rate', message: 'Rate' })}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, index) => (
          <tr key={tier.rate} data-met={index === met || undefined}>
            <th scope="row">
              {index + 1}
              {index === met ? (
                <span className={styles.met}>
                  <Trans id="agents.contract.tierReached">reached</Trans>
                </span>
              ) : null}
            </th>
            <td>
              <Least amount={tier.turnover} symbol={symbol} />
            </td>
            <td>
              <Least amount={tier.netLoss} symbol={symbol} />
            </td>
            <td>{tier.activeMembers === 0 ? <NoLeast /> : i18n.number(tier.activeMembers)}</td>
            <td className={styles.rate}>{rateText(i18n, tier.rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const NoLeast = () => (
  <span className={styles.none}>
    <Trans id="agents.contract.noMinimum">no minimum</Trans>
  </span>
)

/** A money threshold. 0 is shown as no requirement, since even a negative net loss meets it. */
const Least = ({ amount, symbol }: { amount: number; symbol: string }) =>
  amount === 0 ? <NoLeast /> : <Amount amount={amount} symbol={symbol} />
