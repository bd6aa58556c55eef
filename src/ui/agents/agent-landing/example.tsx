import { Trans, useLingui } from '@lingui/react/macro'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { rateText } from '#ui/kit/text/rate-text.ts'
import styles from './earnings.module.css'

/** Minor units. */
const NET_LOSS = 1_000_000
/** Basis points, 3,000 = 30%. */
const RATE = 3_000
const DIVIDEND = (NET_LOSS * RATE) / 10_000

/** Worked example of the statement of one week (AGENT-01). */
export function Example() {
  const { i18n } = useLingui()
  const symbol = currencySymbol('BRL')
  return (
    <figure className={styles.example}>
      <figcaption className={styles.caption}>
        <Trans>An example of a dividend. The rates that count are those of your contract.</Trans>
      </figcaption>
      <dl className={styles.sum}>
        <div>
          <dt>
            <Trans>Net loss of your team in a week</Trans>
          </dt>
          <dd>
            <Money amount={NET_LOSS} symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Rate of the tier met</Trans>
          </dt>
          <dd>{rateText(i18n, RATE)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Paid to your wallet</Trans>
          </dt>
          <dd data-gain="true">
            <Money amount={DIVIDEND} symbol={symbol} />
          </dd>
        </div>
      </dl>
    </figure>
  )
}
