import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LiveModel } from '#protocol/play/live-stream.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { Picture } from '#ui/kit/layout/picture.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './live-hosts.module.css'

type Props = {
  hosts: Part<readonly LiveModel[]>
  page: string
  /** Whether the host in the URL no longer exists. */
  missing: boolean
}

/** The hosts of live tables, and whether they are on air (GAME-12). */
export function LiveHosts({ hosts, page, missing }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.page} data-no-footer>
      <PageTitle>{t({ id: 'common.liveHosts', message: 'Live hosts' })}</PageTitle>
      <h1 className={styles.title}>
        <Trans id="common.liveHosts">Live hosts</Trans>
      </h1>
      {missing ? (
        <p className={styles.missing} role="status">
          <Trans id="play.liveStream.hostMissing">
            This host isn’t available any more. Here are the others.
          </Trans>
        </p>
      ) : null}
      <Listed hosts={hosts} page={page} />
    </div>
  )
}

const places = ['1', '2', '3', '4', '5', '6']

function Listed({ hosts, page }: Pick<Props, 'hosts' | 'page'>) {
  if (hosts.state === 'loading') {
    return (
      <ul className={styles.grid} aria-busy="true">
        {places.map((place) => (
          <li key={place} className={styles.place} />
        ))}
      </ul>
    )
  }
  if (hosts.state === 'failed') {
    return (
      <EmptyState
        state="failed"
        title={<Trans id="play.liveStream.loadFailed">Couldn’t load the hosts</Trans>}
        action={<TryAgain until={hosts.retryAt} onPress={hosts.retry} />}
      >
        {hosts.why}
      </EmptyState>
    )
  }
  if (hosts.value.length === 0) {
    return (
      <EmptyState state="empty" title={<Trans id="play.liveStream.empty">No hosts here yet</Trans>}>
        <Trans id="play.liveStream.emptyHelp">You can still play the live games.</Trans>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.grid}>
      {hosts.value.map((host) => (
        <li key={host.id}>
          <Link
            className={styles.host}
            data-status={host.status}
            to={page}
            search={{ model: host.id } as never}
          >
            <Picture className={styles.image} src={host.image ?? undefined} alt="" width={72} height={72} />
            <b className={styles.name}>{host.name}</b>
            <span className={styles.game}>{host.gameName}</span>
            <span className={styles.status}>
              <Status host={host} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Status({ host: { status, startsAt, viewers } }: { host: LiveModel }) {
  if (status === 'live') {
    return (
      <>
        <Trans id="play.liveStream.statusLive">Live now</Trans> ·{' '}
        <Plural
          id="play.liveStream.viewers"
          value={viewers}
          _0="# watching"
          one="# watching"
          other="# watching"
        />
      </>
    )
  }
  if (!startsAt) return <Trans id="play.liveStream.statusOffline">Not live</Trans>
  return status === 'soon' ? (
    <Trans id="play.liveStream.statusSoon">
      Starts <CalendarTime moment={startsAt} show="short" />
    </Trans>
  ) : (
    <Trans id="play.liveStream.statusBack">
      Back on <CalendarTime moment={startsAt} show="short" />
    </Trans>
  )
}
