import { Trans, useLingui } from '@lingui/react/macro'
import type { Contract } from '#contract/contract-terms.ts'
import { rateText } from '../contract/rate-text.ts'
import styles from './contract-answer.module.css'

/** Contracts further down, every one of them, with the highest rate that each pays. */
export function EndsList({ ends }: { ends: readonly Contract[] }) {
  const { t, i18n } = useLingui()
  return (
    <ul className={styles.ends} aria-label={t`Contracts that end`}>
      {ends.map(({ id, upline, downline, terms }) => (
        <li key={id}>
          <span>
            <Trans>
              {upline.account} and <strong>{downline.account}</strong>
            </Trans>
          </span>
          <span>
            <Trans>up to {rateText(i18n, Math.max(...terms.tiers.map(({ rate }) => rate)))}</Trans>
          </span>
        </li>
      ))}
    </ul>
  )
}
