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
        <PageTitle>{t({ id: 'common.writeToUs', message: 'Write to us' })}</PageTitle>
        <BackToHelp />
        <h1 className={styles.title}>
          <Trans id="common.writeToUs">Write to us</Trans>
        </h1>
        <div className={styles.parts}>
          <div>{feedback}</div>
          <aside className={styles.beside} aria-labelledby={urgentId}>
            <h2 className={styles.heading} id={urgentId}>
              <Trans id="support.helpCenter.urgentTitle">Is it urgent?</Trans>
            </h2>
            <p>
              <Trans id="support.helpCenter.urgentText">
                For urgent questions about your account or money, talk to customer support.
              </Trans>
            </p>
            <Link to={'/customerService' as '/'} className={way.way}>
              <Trans id="support.helpCenter.talkToSupport">Talk to customer support</Trans>
            </Link>
          </aside>
        </div>
      </div>
    )
  return (
    <div className={styles.page}>
      <PageTitle>{t({ id: 'common.help', message: 'Help' })}</PageTitle>
      <h1 className={styles.title}>
        <Trans id="support.helpCenter.title">How can we help?</Trans>
      </h1>
      <HelpAnswers {...look} />
    </div>
  )
}
