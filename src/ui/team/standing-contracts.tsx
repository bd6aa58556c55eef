import { Trans, useLingui } from '@lingui/react/macro'
import type { DownlineDetails } from '#contract/team-tree.ts'
import { PageName } from '../agent/page-name.tsx'
import styles from './team-page.module.css'

type Contract = DownlineDetails['contracts'][number]

/** Basis points in one. */
const WHOLE = 10_000

/** The contracts that stand, or stood, between an agent and one of their team. */
export function StandingContracts({ contracts }: { contracts: readonly Contract[] }) {
  const { i18n } = useLingui()
  if (contracts.length === 0) {
    return (
      <p className={styles.why}>
        <Trans>None.</Trans>
      </p>
    )
  }
  return (
    <ul className={styles.contracts}>
      {contracts.map(({ id, kind, state, terms }) => {
        const highest = terms.tiers.at(-1)?.rate ?? 0
        return (
          <li key={id}>
            <span>
              <PageName page={kind} />
            </span>
            <span className={styles.why}>
              {state === 'running' ? <Trans>Running</Trans> : <Trans>Ended</Trans>}
            </span>
            <span className={styles.rate}>
              <Trans>
                up to {i18n.number(highest / WHOLE, { style: 'percent', maximumFractionDigits: 2 })}
              </Trans>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
