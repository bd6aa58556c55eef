import { Trans } from '@lingui/react/macro'
import styles from './skip-link.module.css'

/** The first stop of the keyboard: past menu and header, to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      <Trans>Skip to the content</Trans>
    </a>
  )
}
