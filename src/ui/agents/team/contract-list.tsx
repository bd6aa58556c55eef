import { Trans, useLingui } from '@lingui/react/macro'
import type { DownlineDetails } from '#protocol/agents/team-tree.ts'
import { PageName } from '#ui/agents/agent/page-name.tsx'
import { inForce } from '#ui/agents/contract/in-force.ts'
import { PeriodStart } from '#ui/agents/contract/period-start.tsx'
import { rateText } from '#ui/kit/text/rate-text.ts'
import styles from './team-page.module.css'

type Contract = DownlineDetails['contracts'][number]

export function ContractList({ contracts }: { contracts: readonly Contract[] }) {
  const { i18n } = useLingui()
  const highestOf = ({ tiers }: Contract['terms']) => rateText(i18n, tiers.at(-1)?.rate ?? 0)
  if (contracts.length === 0) {
    return (
      <p className={styles.why}>
        <Trans id="agents.team.noContracts">None.</Trans>
      </p>
    )
  }
  return (
    <ul className={styles.contracts}>
      {contracts.map((contract) => {
        const { id, kind, state, terms, termsFrom, termsBefore } = contract
        return (
          <li key={id}>
            <span>
              <PageName page={kind} />
            </span>
            <span className={styles.why}>
              {state === 'running' ? (
                <Trans id="agents.contract.running">Active</Trans>
              ) : (
                <Trans id="common.ended">Ended</Trans>
              )}
            </span>
            <span className={styles.rate}>
              <Trans id="agents.team.upTo">up to {highestOf(inForce(contract))}</Trans>
              {termsBefore ? (
                <span className={styles.later}>
                  <Trans id="agents.contract.ratesFrom">
                    {highestOf(terms)} from <PeriodStart moment={termsFrom} />
                  </Trans>
                </span>
              ) : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
