import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { MemberSession } from '#protocol/account/member-sessions.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { useRestoreFocus } from '#ui/kit/hooks/use-restore-focus.ts'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './security-center.module.css'

type Props = {
  sessions: Part<readonly MemberSession[]>
  onEnd: (session: { id: string; name: string }) => void
  onEndOthers: () => void
}

/** The member's sessions, each with a button that ends it (MEM-02). */
export function SessionList({ sessions, onEnd, onEndOthers }: Props) {
  const { t } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  // The button disappears with the session that it ends. The heading then takes the focus.
  useRestoreFocus(title, sessions.state === 'known' ? sessions.value.map(({ id }) => id).join() : null)
  const hasOthers = sessions.state === 'known' && sessions.value.some(({ own }) => !own)
  return (
    <section className={styles.part} aria-labelledby="security-sessions">
      <div className={styles.head}>
        <h2 className={styles.title} id="security-sessions" ref={title} tabIndex={-1}>
          <Trans id="account.securityCenter.sessions">Where you’re logged in</Trans>
        </h2>
        {hasOthers ? (
          <Button onClick={onEndOthers}>
            <Trans id="account.securityCenter.endOtherSessions">End other sessions</Trans>
          </Button>
        ) : null}
      </div>
      {sessions.state === 'failed' ? (
        <EmptyState
          state="failed"
          title={<Trans id="account.securityCenter.sessionsLoadFailed">Couldn’t load your sessions</Trans>}
          action={<TryAgain until={sessions.retryAt} onPress={sessions.retry} />}
        >
          {sessions.why}
        </EmptyState>
      ) : null}
      {sessions.state === 'loading' ? <span className={styles.place} aria-busy="true" /> : null}
      {sessions.state === 'known' ? (
        <ul className={styles.list}>
          {sessions.value.map(({ id, device, ip, startedAt, lastUsedAt, own }) => {
            const name =
              device || t({ id: 'account.securityCenter.unknownBrowser', message: 'Unknown browser' })
            return (
              <li key={id}>
                <div className={styles.what}>
                  <b>{name}</b>
                  <small>
                    {own ? (
                      <Trans id="account.securityCenter.thisSession">This session</Trans>
                    ) : (
                      <CalendarTime moment={lastUsedAt} show="short" />
                    )}
                    {ip === '' ? null : ` · ${ip}`}
                    {' · '}
                    <Trans id="account.securityCenter.since">
                      since <CalendarTime moment={startedAt} show="short" />
                    </Trans>
                  </small>
                </div>
                {own ? null : (
                  <Button
                    aria-label={t({
                      id: 'account.securityCenter.endSessionNamed',
                      message: `End the session on ${name}`,
                    })}
                    onClick={() => onEnd({ id, name })}
                  >
                    <Trans id="account.securityCenter.endSessionShort">End</Trans>
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}
