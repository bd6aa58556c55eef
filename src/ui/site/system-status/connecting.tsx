import { Trans } from '@lingui/react/macro'
import { Wordmark } from '#ui/site/brand/wordmark.tsx'
import styles from './connecting.module.css'

/** Shown while the site connects at startup (SYS-01). The text fades in only after a second. */
export function Connecting({ brand }: { brand: string }) {
  return (
    <div className={styles.screen}>
      <title>{brand}</title>
      <Wordmark name={brand} />
      <p className={styles.late} role="status">
        <Trans id="site.systemStatus.connecting">Connecting…</Trans>
      </p>
    </div>
  )
}
