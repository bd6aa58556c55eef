import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './help-center.module.css'

export const BackToHelp = () => (
  <Link
    to="."
    search
    hash=""
    activeOptions={{ includeHash: true }}
    resetScroll={false}
    className={styles.back}
  >
    <Trans id="support.helpCenter.back">Back to the answers</Trans>
  </Link>
)
