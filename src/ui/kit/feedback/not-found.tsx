import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/kit/controls/button.tsx'
import { FullPageMessage } from './full-page-message.tsx'
import styles from './not-found.module.css'

/** The message for an unknown URL (ROUTE-17). It has a link to Home, or shows `way` instead. */
export function NotFound({ way }: { way?: ReactNode }) {
  const { t } = useLingui()
  const home = (
    <LinkButton look="act" href="/">
      <Trans id="common.toHome">Go to the home page</Trans>
    </LinkButton>
  )
  return (
    <div className={styles.page}>
      <FullPageMessage
        poster="missing"
        title={t({ id: 'kit.feedback.notFoundTitle', message: 'Page not found' })}
        actions={way ?? home}
      >
        <p>
          <Trans id="kit.feedback.notFoundHelp">
            The address may be wrong, or the page has been removed.
          </Trans>
        </p>
      </FullPageMessage>
    </div>
  )
}
