import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../kit/button.tsx'
import styles from './not-found.module.css'

/** ROUTE-17: an address that leads nowhere, with the way home. */
export function NotFound() {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>
        <Trans>There is nothing here</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>The address may be mistyped, or the page is gone.</Trans>
      </p>
      <LinkButton look="act" href="/">
        <Trans>Go to the home page</Trans>
      </LinkButton>
    </main>
  )
}
