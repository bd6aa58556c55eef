import { Trans } from '@lingui/react/macro'
import { Wordmark } from '#ui/site/brand/wordmark.tsx'
import styles from './connecting.module.css'

/** SYS-01: the platform is being asked; said in words only when it takes longer than a second. */
export function Connecting({ brand }: { brand: string }) {
  return (
    <div className={styles.screen}>
      <title>{brand}</title>
      <Wordmark name={brand} />
      <p className={styles.late} role="status">
        <Trans>Connecting</Trans>
      </p>
    </div>
  )
}
