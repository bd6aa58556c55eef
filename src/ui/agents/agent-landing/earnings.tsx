import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './earnings.module.css'
import { Example } from './example.tsx'

/** The contract kinds, with the figures they are based on and their payment periods (AGENT-01, CONTR-03). */
export function Earnings() {
  return (
    <section className={styles.earnings} aria-labelledby="agent-earnings">
      <div>
        <h2 className={styles.title} id="agent-earnings">
          <Trans id="agents.landing.earningsTitle">What agents earn</Trans>
        </h2>
        <p className={styles.text}>
          <Trans id="agents.landing.earningsIntro">
            Four contract types, with rates in tiers: the more your team plays, the higher the tier. You read
            each offer before you accept it. Terms change only if you agree.
          </Trans>
        </p>
      </div>
      <table className={styles.kinds}>
        <thead>
          <tr>
            <th scope="col">
              <Trans id="common.contract">Contract</Trans>
            </th>
            <th scope="col">
              <Trans id="agents.landing.basis">Based on</Trans>
            </th>
            <th scope="col">
              <Trans id="agents.contract.paid">Paid</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <Kind
            name={<Trans id="common.dividend">Dividend</Trans>}
            of={<Trans id="agents.landing.basisNetLoss">Your team’s net loss</Trans>}
            paid={<Trans id="agents.landing.paidDividend">Every week, twice a month or every month</Trans>}
          />
          <Kind
            name={<Trans id="common.dailySalary">Daily salary</Trans>}
            of={<Trans id="agents.landing.basisTurnover">Your team’s turnover</Trans>}
            paid={<Trans id="agents.landing.paidDaily">Every day</Trans>}
          />
          <Kind
            name={<Trans id="common.hourlySalary">Hourly salary</Trans>}
            of={<Trans id="agents.landing.basisTurnover">Your team’s turnover</Trans>}
            paid={<Trans id="agents.landing.paidHourly">Every hour</Trans>}
          />
          <Kind
            name={<Trans id="common.realTimeSalary">Real-time salary</Trans>}
            of={<Trans id="agents.landing.basisTurnover">Your team’s turnover</Trans>}
            paid={<Trans id="agents.landing.paidRealTime">Every 5 minutes</Trans>}
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
