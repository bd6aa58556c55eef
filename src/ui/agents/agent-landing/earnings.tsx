import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './earnings.module.css'
import { Example } from './example.tsx'

/** The contract kinds, the figures they are based on, and their payment periods (AGENT-01, CONTR-03). */
export function Earnings() {
  return (
    <section className={styles.earnings} aria-labelledby="agent-earnings">
      <div>
        <h2 className={styles.title} id="agent-earnings">
          <Trans>What agents earn</Trans>
        </h2>
        <p className={styles.text}>
          <Trans>
            Four kinds of contract, each with rates in tiers: the more your team plays, the higher the tier.
            You read an offer before you accept it, and its terms change only when you accept the change.
          </Trans>
        </p>
      </div>
      <table className={styles.kinds}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Contract</Trans>
            </th>
            <th scope="col">
              <Trans>A rate of</Trans>
            </th>
            <th scope="col">
              <Trans>Paid</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <Kind
            name={<Trans>Dividend</Trans>}
            of={<Trans>your team’s net loss</Trans>}
            paid={<Trans>each week, half month or month</Trans>}
          />
          <Kind
            name={<Trans>Daily wage</Trans>}
            of={<Trans>your team’s turnover</Trans>}
            paid={<Trans>each day</Trans>}
          />
          <Kind
            name={<Trans>Hourly salary</Trans>}
            of={<Trans>your team’s turnover</Trans>}
            paid={<Trans>each hour</Trans>}
          />
          <Kind
            name={<Trans>Real-time salary</Trans>}
            of={<Trans>your team’s turnover</Trans>}
            paid={<Trans>every 5 minutes</Trans>}
          />
        </tbody>
      </table>
      <Example />
    </section>
  )
}

function Kind({ name, of, paid }: { name: ReactNode; of: ReactNode; paid: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{of}</td>
      <td>{paid}</td>
    </tr>
  )
}
