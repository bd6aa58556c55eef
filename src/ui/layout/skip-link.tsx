import { Trans } from '@lingui/react/macro'
import styles from './skip-link.module.css'

/** First tab stop of the page. It skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      <Trans id="layout.skipToContent">Skip to content</Trans>
    </a>
  )
}
