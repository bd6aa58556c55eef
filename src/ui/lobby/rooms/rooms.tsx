import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Room, RoomList } from '#protocol/lobby/rooms.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { RoomRow } from './room-row.tsx'
import styles from './rooms.module.css'

/** How many rooms are shown at first. Phones show half as many. */
const FIRST = 6

type Props = {
  rooms: Part<RoomList>
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
  onJoin: (room: Room) => void
}

/** Live and PvP tables that the viewer can join (GAME-14). */
export function Rooms({ rooms, isWhole, onWhole, onJoin }: Props) {
  const { t, i18n } = useLingui()
  const known = rooms.state === 'known' ? rooms.value : null
  return (
    <section
      className={styles.section}
      aria-label={t({ id: 'lobby.rooms.title', message: 'Tables' })}
      aria-busy={rooms.state === 'loading'}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Trans id="lobby.rooms.title">Tables</Trans>
        </h2>
        {known ? <span className={styles.total}>{i18n.number(known.total)}</span> : null}
        {known && known.rooms.length > FIRST / 2 ? (
          <button
            type="button"
            className={styles.more}
            data-always={known.rooms.length > FIRST || undefined}
            aria-expanded={isWhole}
            onClick={() => onWhole(!isWhole)}
          >
            {isWhole ? (
              <Trans id="lobby.rooms.showFewer">Show fewer</Trans>
            ) : (
              <Trans id="common.showMore">Show more</Trans>
            )}
          </button>
        ) : null}
      </header>
      <Listed rooms={rooms} isWhole={isWhole} onJoin={onJoin} />
      {known && isWhole && known.rooms.length < known.total ? (
        <Rest shown={known.rooms.length} total={known.total} />
      ) : null}
    </section>
  )
}

/** Says that there are more tables than the response contains. */
function Rest({ shown: listed, total }: { shown: number; total: number }) {
  const { i18n } = useLingui()
  const shown = i18n.number(listed)
  return (
    <p className={styles.rest}>
      <Trans id="lobby.rooms.rest">
        Showing {shown} of <Plural value={total} _0="# tables" one="# table" other="# tables" />, those with
        players first. Find the rest through the games below.
      </Trans>
    </p>
  )
}

function Listed({ rooms, isWhole, onJoin }: Omit<Props, 'onWhole'>) {
  if (rooms.state === 'loading') return <Skeleton />
  if (rooms.state === 'failed') {
    return (
      <EmptyState
        state="failed"
        title={<Trans id="lobby.rooms.loadFailed">Couldn’t load the tables</Trans>}
        action={
          <Button onClick={rooms.retry}>
            <Trans id="common.tryAgain">Try again</Trans>
          </Button>
        }
      >
        {rooms.why}
      </EmptyState>
    )
  }
  const { rooms: all } = rooms.value
  if (all.length === 0) {
    return (
      <EmptyState state="empty" title={<Trans id="lobby.rooms.empty">No tables here yet</Trans>}>
        <Trans id="lobby.rooms.emptyHelp">A table appears here as soon as it has a free seat.</Trans>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list} data-whole={isWhole || undefined}>
      {(isWhole ? all : all.slice(0, FIRST)).map((room) => (
        <li key={room.id}>
          <RoomRow room={room} onJoin={() => onJoin(room)} />
        </li>
      ))}
    </ul>
  )
}

export function RoomsSkeleton() {
  const { t } = useLingui()
  return (
    <section
      className={styles.section}
      aria-label={t({ id: 'lobby.rooms.title', message: 'Tables' })}
      aria-busy="true"
    >
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Trans id="lobby.rooms.title">Tables</Trans>
        </h2>
      </header>
      <Skeleton />
    </section>
  )
}

const places = ['1', '2', '3', '4', '5', '6']

const Skeleton = () => (
  <ul className={styles.list}>
    {places.map((place) => (
      <li key={place} className={styles.place} />
    ))}
  </ul>
)
