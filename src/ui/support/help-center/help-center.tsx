import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import way from '#ui/kit/controls/way-on.module.css'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { BackToHelp } from './back-to-help.tsx'
import { HelpAnswers, type Look } from './help-answers.tsx'
import styles from './help-center.module.css'

type Props = {
  look: Look
  feedback: ReactNode
}

/** The help centre as a page (ROUTE-04). */
export function HelpCenter({ look, feedback }: Props) {
  const { t } = useLingui()
  const urgentId = useId()
  if (feedback)
    return (
      <div className={styles.page}>
        <PageTitle>{t`Write to us`}</PageTitle>
        <BackToHelp />
        <h1 className={styles.title}>
          <Trans>Write to us</Trans>
        </h1>
        <div className={styles.parts}>
          <div>{feedback}</div>
          <aside className={styles.beside} aria-labelledby={urgentId}>
            <h2 className={styles.heading} id={urgentId}>
              <Trans>Is it urgent?</Trans>
            </h2>
            <p>
              <Trans>
                Customer service is there now, also for what has to do with your account or money.
              </Trans>
            </p>
            <Link to={'/customerService' as '/'} className={way.way}>
              <Trans>Talk to customer service</Trans>
            </Link>
          </aside>
        </div>
      </div>
    )
  return (
    <div className={styles.page}>
      <PageTitle>{t`Help`}</PageTitle>
      <h1 className={styles.title}>
        <Trans>How can we help?</Trans>
      </h1>
      <HelpAnswers {...look} />
    </div>
  )
}
