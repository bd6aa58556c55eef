import { Trans } from '@lingui/react/macro'
import styles from './skip-link.module.css'

/** The page's first tab stop, which lets keyboard users skip the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      <Trans id="layout.skipToContent">Skip to content</Trans>
    </a>
  )
}
