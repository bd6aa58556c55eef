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
  // The clicked button disappears with its session.
  useRestoreFocus(title, sessions.state === 'known' ? sessions.value.map(({ id }) => id).join() : null)
  const hasOthers = sessions.state === 'known' && sessions.value.some(({ own }) => !own)
  return (
    <section className={styles.part} aria-labelledby="security-sessions">
      <div className={styles.head}>
        <h2 className={styles.title} id="security-sessions" ref={title} tabIndex={-1}>
          <Trans>Where you are logged in</Trans>
        </h2>
        {hasOthers ? (
          <Button onClick={onEndOthers}>
            <Trans>End the others</Trans>
          </Button>
        ) : null}
      </div>
      {sessions.state === 'failed' ? (
        <EmptyState
          state="failed"
          title={<Trans>Your sessions did not arrive</Trans>}
          action={<TryAgain until={sessions.retryAt} onPress={sessions.retry} />}
        >
          {sessions.why}
        </EmptyState>
      ) : null}
      {sessions.state === 'loading' ? <span className={styles.place} aria-busy="true" /> : null}
      {sessions.state === 'known' ? (
        <ul className={styles.list}>
          {sessions.value.map(({ id, device, ip, startedAt, lastUsedAt, own }) => {
            const name = device || t`Unknown browser`
            return (
              <li key={id}>
                <div className={styles.what}>
                  <b>{name}</b>
                  <small>
                    {own ? <Trans>This one</Trans> : <CalendarTime moment={lastUsedAt} show="short" />}
                    {ip === '' ? null : ` · ${ip}`}
                    {' · '}
                    <Trans>
                      since <CalendarTime moment={startedAt} show="short" />
                    </Trans>
                  </small>
                </div>
                {own ? null : (
                  <Button aria-label={t`End the session with ${name}`} onClick={() => onEnd({ id, name })}>
                    <Trans>End</Trans>
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
