import { Trans, useLingui } from '@lingui/react/macro'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { rateText } from '#ui/kit/text/rate-text.ts'
import styles from './earnings.module.css'

/** The team's net loss, in minor units. */
const NET_LOSS = 1_000_000
/** The rate in basis points: 3,000 is 30%. */
const RATE = 3_000
const DIVIDEND = (NET_LOSS * RATE) / 10_000

/** A worked example of one week's statement (AGENT-01). */
export function Example() {
  const { i18n } = useLingui()
  const symbol = currencySymbol('BRL')
  return (
    <figure className={styles.example}>
      <figcaption className={styles.caption}>
        <Trans id="agents.landing.exampleCaption">
          Example of a dividend. The rates in your contract apply.
        </Trans>
      </figcaption>
      <dl className={styles.sum}>
        <div>
          <dt>
            <Trans id="agents.landing.exampleNetLoss">Your team’s net loss in a week</Trans>
          </dt>
          <dd>
            <Money amount={NET_LOSS} symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="agents.landing.exampleRate">Rate of the tier reached</Trans>
          </dt>
          <dd>{rateText(i18n, RATE)}</dd>
        </div>
        <div>
          <dt>
            <Trans id="agents.landing.examplePaid">Paid to your wallet</Trans>
          </dt>
          <dd data-gain="true">
            <Money amount={DIVIDEND} symbol={symbol} />
          </dd>
        </div>
      </dl>
    </figure>
  )
}
