import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { liveStreamMachine } from '#machines/play/live-stream.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './live-stream.module.css'

type Props = {
  stream: ActorRefFrom<typeof liveStreamMachine>
  back: string
  chatOf: (roomId: string) => ReactNode
}

/** A host's stream, with the chat beside it, or below it on phones (GAME-12). */
export function LiveStream({ stream, back, chatOf }: Props) {
  const { t } = useLingui()
  const joined = useSelector(stream, ({ context }) => context.stream)
  const name = joined?.model.name
  return (
    <div className={styles.page} data-no-footer>
      <PageTitle>{name ?? t({ id: 'common.liveHosts', message: 'Live hosts' })}</PageTitle>
      <header className={styles.head}>
        <Link className={styles.back} to={back}>
          <Icon name="previous" small />
          <Trans id="play.liveStream.allHosts">All hosts</Trans>
        </Link>
        {joined ? (
          <h1 className={styles.title}>
            {name} · {joined.model.gameName}
          </h1>
        ) : null}
      </header>
      {joined ? (
        <div className={styles.both}>
          <iframe
            className={styles.table}
            src={joined.address}
            title={joined.model.gameName}
            allow="fullscreen"
          />
          {chatOf(joined.chatRoomId)}
        </div>
      ) : (
        <NotJoined stream={stream} />
      )}
    </div>
  )
}

function NotJoined({ stream }: Pick<Props, 'stream'>) {
  const snapshot = useSelector(stream, (snapshot) => snapshot)
  const { startsAt, failure } = snapshot.context
  const again = (
    <Button onClick={() => stream.send({ type: 'stream.retry' })}>
      <Trans id="common.reload">Try again</Trans>
    </Button>
  )
  if (snapshot.matches('offline')) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="play.liveStream.hostOffline">This host isn’t live right now</Trans>}
        action={again}
      >
        {startsAt ? (
          <Trans id="play.liveStream.hostBack">
            Back on <CalendarTime moment={startsAt} />.
          </Trans>
        ) : (
          <Trans id="play.liveStream.otherHosts">Other hosts may be live.</Trans>
        )}
      </EmptyState>
    )
  }
  if (snapshot.matches('trial')) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="play.liveStream.realMoneyOnly">Only for real-money accounts</Trans>}
      >
        <Trans id="play.liveStream.realMoneyOnlyHelp">
          Sign up to join it. Your demo balance works at other tables.
        </Trans>
      </EmptyState>
    )
  }
  if (snapshot.matches('failed')) {
    const { title, help } = failureText(failure)
    return (
      <EmptyState state="failed" title={title} action={again}>
        {help}
      </EmptyState>
    )
  }
  return <div className={styles.table} aria-busy="true" />
}

export function StreamPlace() {
  return (
    <div className={styles.page} data-no-footer>
      <div className={styles.table} aria-busy="true" />
    </div>
  )
}
