import { Trans, useLingui } from '@lingui/react/macro'
import type { Contract } from '#contract/contract-terms.ts'
import styles from './ends-list.module.css'
import { inForce } from './in-force.ts'
import { rateText } from './rate-text.ts'

/** Contracts further down, every one of them, with the highest rate that each pays today. */
export function EndsList({ ends }: { ends: readonly Contract[] }) {
  const { t, i18n } = useLingui()
  return (
    <ul className={styles.ends} aria-label={t`Contracts that end`}>
      {ends.map((contract) => (
        <li key={contract.id}>
          <span>
            <Trans>
              {contract.upline.account} and <strong>{contract.downline.account}</strong>
            </Trans>
          </span>
          <span>
            <Trans>up to {rateText(i18n, inForce(contract).tiers.at(-1)?.rate ?? 0)}</Trans>
          </span>
        </li>
      ))}
    </ul>
  )
}
