import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../kit/button.tsx'
import styles from './part-missing.module.css'

/**
 * SYS-12: says that a part of the page did not load. It comes hidden with the page, and its way out is a link, so that
 * it can be shown and used where the application itself is what did not load.
 */
export function PartMissing({ id, missing }: { id: string; missing: boolean }) {
  return (
    <div id={id} className={styles.bar} role="alert" hidden={!missing} suppressHydrationWarning>
      <p>
        <Trans>A part of the page did not load.</Trans>
      </p>
      <LinkButton look="act" href="">
        <Trans>Load the page anew</Trans>
      </LinkButton>
    </div>
  )
}
