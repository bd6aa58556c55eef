import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import type { languageMachine } from '#machines/site/language.machine.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { AccountUnanswered } from '#ui/kit/errors/account-unanswered.tsx'
import { useLightTheme } from '#ui/kit/hooks/use-light-theme.ts'
import { LanguageChoice } from '#ui/layout/language-choice.tsx'
import { LanguageMissing } from '#ui/layout/language-missing.tsx'
import { SkipLink } from '#ui/layout/skip-link.tsx'
import { AgentBar } from './agent-bar.tsx'
import { AgentDrawer } from './agent-drawer.tsx'
import styles from './agent-frame.module.css'
import { AgentHeader } from './agent-header.tsx'
import { AgentMenu } from './agent-menu.tsx'
import { type AgentContracts, type AgentPlaces, type AgentUnread, agentEntries } from './agent-page.ts'

type Props = {
  brand: string
  session: ActorRefFrom<typeof sessionMachine>
  language: ActorRefFrom<typeof languageMachine>
  places: AgentPlaces
  contracts: AgentContracts
  unread: AgentUnread
  /** How far the platform's clock is ahead of the device's, in ms. Null while unknown. */
  ahead: number | null
  /** The page's skeleton, shown while the session is restored. */
  coming: ReactNode
  children: ReactNode
}

/**
 * The agent centre's header, menu and page (LAYOUT-01). The page appears once an agent's session is known,
 * and stays after the session has ended.
 */
export function AgentFrame({
  brand,
  session,
  language,
  places,
  contracts,
  unread,
  ahead,
  coming,
  children,
}: Props) {
  useLightTheme()
  const isUnsure = useSelector(session, (snapshot) => snapshot.hasTag('unsure'))
  const isPending = useSelector(session, (snapshot) => snapshot.hasTag('pending'))
  const isRestoring = useSelector(session, (snapshot) => snapshot.hasTag('restoring'))
  const entries = agentEntries(places, contracts)
  return (
    <div className={styles.frame}>
      <SkipLink />
      <AgentHeader
        {...{ brand, session, places, unread, ahead }}
        drawer={<AgentDrawer {...{ entries, contracts, places, unread, session, language }} />}
      />
      <div className={styles.body}>
        <aside className={styles.side}>
          <AgentMenu {...{ entries, contracts }} shrinks />
          <div className={styles.foot}>
            <Link className={styles.out} to="/">
              <Icon name="games" />
              <span className={styles.outName}>
                <Trans id="common.toGames">Go to the games</Trans>
              </span>
            </Link>
            <LanguageChoice actor={language} shrinks />
          </div>
        </aside>
        <main className={styles.content} id="content" tabIndex={-1} aria-busy={isPending && !isUnsure}>
          {isUnsure ? <AccountUnanswered onRetry={() => session.send({ type: 'session.retry' })} /> : null}
          {isRestoring ? coming : null}
          {isPending ? null : children}
        </main>
      </div>
      <div className={styles.word}>
        <LanguageMissing actor={language} />
      </div>
      <AgentBar {...{ entries, contracts }} />
    </div>
  )
}
