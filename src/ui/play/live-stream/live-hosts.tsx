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
  /** The host in the URL does not exist any more. */
  missing: boolean
}

/** Hosts of live tables, and whether they are on air (GAME-12). */
export function LiveHosts({ hosts, page, missing }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.page} data-no-footer>
      <PageTitle>{t`Live hosts`}</PageTitle>
      <h1 className={styles.title}>
        <Trans>Live hosts</Trans>
      </h1>
      {missing ? (
        <p className={styles.missing} role="status">
          <Trans>This host is no longer there. These are.</Trans>
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
        title={<Trans>The hosts did not arrive</Trans>}
        action={<TryAgain until={hosts.retryAt} onPress={hosts.retry} />}
      >
        {hosts.why}
      </EmptyState>
    )
  }
  if (hosts.value.length === 0) {
    return (
      <EmptyState state="empty" title={<Trans>Nobody hosts a table here yet</Trans>}>
        <Trans>The live games are played all the same.</Trans>
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
        <Trans>On now</Trans> · <Plural value={viewers} one="# watching" other="# watching" />
      </>
    )
  }
  if (!startsAt) return <Trans>Not on</Trans>
  return status === 'soon' ? (
    <Trans>
      Soon, <CalendarTime moment={startsAt} show="short" />
    </Trans>
  ) : (
    <Trans>
      On again <CalendarTime moment={startsAt} show="short" />
    </Trans>
  )
}
