import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/kit/controls/button.tsx'
import { FullPageMessage } from './full-page-message.tsx'
import styles from './not-found.module.css'

/** Message for an unknown URL (ROUTE-17). It links to Home, or to `way`. */
export function NotFound({ way }: { way?: ReactNode }) {
  const { t } = useLingui()
  const home = (
    <LinkButton look="act" href="/">
      <Trans>Go to the home page</Trans>
    </LinkButton>
  )
  return (
    <div className={styles.page}>
      <FullPageMessage poster="missing" title={t`There is nothing here`} actions={way ?? home}>
        <p>
          <Trans>The address may be mistyped, or the page is gone.</Trans>
        </p>
      </FullPageMessage>
    </div>
  )
}
