import { Trans, useLingui } from '@lingui/react/macro'
import type { Contract } from '#contract/contract-terms.ts'
import styles from './ends-list.module.css'
import { inForce } from './in-force.ts'
import { rateText } from './rate-text.ts'

type Props = { ends: readonly Contract[]; readerId: string }

/** Contracts further down, every one of them, with the highest rate that each pays today; those that the reader pays say so. */
export function EndsList({ ends, readerId }: Props) {
  const { t, i18n } = useLingui()
  return (
    <ul className={styles.ends} aria-label={t`Contracts that end`}>
      {ends.map((contract) => (
        <li key={contract.id}>
          <span>
            {contract.upline.memberId === readerId ? (
              <Trans>
                You and <strong>{contract.downline.account}</strong>
              </Trans>
            ) : (
              <Trans>
                {contract.upline.account} and <strong>{contract.downline.account}</strong>
              </Trans>
            )}
          </span>
          <span>
            <Trans>up to {rateText(i18n, inForce(contract).tiers.at(-1)?.rate ?? 0)}</Trans>
          </span>
        </li>
      ))}
    </ul>
  )
}
