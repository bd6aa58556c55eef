import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { languageMachine } from '#machines/site/language.machine.ts'
import { AgentBrand } from '#ui/agents/agent/agent-brand.tsx'
import { LinkButton } from '#ui/kit/controls/button.tsx'
import { useLightTheme } from '#ui/kit/hooks/use-light-theme.ts'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { Poster } from '#ui/kit/layout/poster.tsx'
import { LanguageChoice } from '#ui/layout/language-choice.tsx'
import { LanguageMissing } from '#ui/layout/language-missing.tsx'
import { SkipLink } from '#ui/layout/skip-link.tsx'
import styles from './agent-door.module.css'
import { APPLICATION } from './application-link.ts'
import { Earnings } from './earnings.tsx'
import { Features } from './features.tsx'
import { Hours } from './hours.tsx'

type Props = {
  brand: string
  sandbox: boolean
  language: ActorRefFrom<typeof languageMachine>
  login: ReactNode
  application: ReactNode
}

/** The agents' landing page (AGENT-01), which has its own layout (LAYOUT-01). */
export function AgentDoor({ brand, sandbox, language, login, application }: Props) {
  const { t } = useLingui()
  useLightTheme()
  return (
    <div className={styles.page}>
      <PageTitle>{t({ id: 'agents.landing.pageTitle', message: 'Agents' })}</PageTitle>
      <SkipLink />
      <header className={styles.head}>
        <AgentBrand brand={brand} to="/agent" />
        <div className={styles.language}>
          <LanguageChoice actor={language} />
        </div>
        <a className={styles.site} href="/">
          <Trans id="common.toGames">Go to the games</Trans>
        </a>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <div className={styles.hero}>
          <div className={styles.words}>
            <h1 className={styles.title}>
              <Trans id="agents.landing.headline">Build a team and earn with it</Trans>
            </h1>
            <p className={styles.lead}>
              <Trans id="agents.landing.lead">
                Build a team of players and follow everything it does. You’re paid under a contract, and you
                read its rates before you accept.
              </Trans>
            </p>
            <p className={styles.call}>
              <LinkButton href={`#${APPLICATION}`}>
                <Trans id="agents.application.title">Become an agent</Trans>
              </LinkButton>
            </p>
          </div>
          <div className={styles.aside}>
            {login}
            <Hours />
          </div>
          <div className={styles.picture}>
            <Poster name="agent" />
          </div>
        </div>
        <Features />
        <Earnings />
        {application}
        <p className={styles.end}>
          <Trans id="agents.landing.adultsOnly">18+ only. Play responsibly.</Trans>{' '}
          {sandbox ? (
            <Trans id="common.testEnvironment">Test environment: no amount here is real money.</Trans>
          ) : null}
        </p>
      </main>
      <div className={styles.word}>
        <LanguageMissing actor={language} />
      </div>
    </div>
  )
}
