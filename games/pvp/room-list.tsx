import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PvpRoom } from '#protocol/play/play-pvp.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import type { MatchActor, MatchSnapshot } from './pvp-game.tsx'
import styles from './room-list.module.css'

export function RoomList(props: {
  actor: MatchActor
  snapshot: MatchSnapshot
  money: (amount: number) => string
}) {
  const { actor, snapshot, money } = props
  const { t } = useLingui()
  const { rooms: all, room: asked } = snapshot.context
  const isInvited = snapshot.matches({ browsing: 'invited' })
  const rooms = isInvited ? all.filter(({ number }) => number === asked) : all
  // Only one button is primary: that of the room in the URL, else of the first room with a waiting player.
  const first = asked ?? rooms.find(({ isAwaited }) => isAwaited)?.number
  return (
    <section className={styles.hall} aria-label={t`Tables`} data-invited={isInvited || undefined}>
      <Notice snapshot={snapshot} money={money} />
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <li key={room.number} className={styles.room} data-asked={room.number === asked || undefined}>
            <h2 className={styles.name}>{room.name}</h2>
            <p className={styles.stake}>
              <span className={styles.label}>
                <Trans>Each puts in</Trans>
              </span>
              {money(room.stake)}
            </p>
            <p className={styles.win}>
              <span className={styles.label}>
                <Trans>The winner has</Trans>
              </span>
              {money(room.win)}
            </p>
            <Who room={room} />
            <Seat room={room} />
          </li>
        ))}
      </ul>
      {isInvited ? (
        <div className={styles.others}>
          <Button onClick={() => actor.send({ type: 'rooms.open' })}>
            <Trans>Other tables</Trans>
          </Button>
        </div>
      ) : null}
    </section>
  )

  function Seat({ room }: { room: PvpRoom }) {
    const isAffordable = room.stake <= snapshot.context.balance
    const isFree = snapshot.can({ type: 'seat.take', room: room.number })
    const what = room.isAwaited ? t`Play now, ${room.name}` : t`Sit and wait, ${room.name}`
    return (
      <div className={styles.seat}>
        <Button
          look={room.number === first ? 'act' : 'line'}
          aria-label={what}
          disabled={!isFree}
          onClick={() => actor.send({ type: 'seat.take', room: room.number })}
        >
          {room.isAwaited ? <Trans>Play now</Trans> : <Trans>Sit and wait</Trans>}
        </Button>
        {isAffordable ? null : (
          <p className={styles.why}>
            <Trans>Your balance is lower than this stake.</Trans>
          </p>
        )}
      </div>
    )
  }
}

function Who({ room }: { room: PvpRoom }) {
  const { playing } = room
  return (
    <p className={styles.who} data-awaited={room.isAwaited}>
      <span>{room.isAwaited ? <Trans>A member is waiting</Trans> : <Trans>Nobody is waiting</Trans>}</span>
      {playing > 0 ? (
        <span className={styles.playing}>
          <Plural value={playing} one="# match on" other="# matches on" />
        </span>
      ) : null}
    </p>
  )
}

function Notice({ snapshot, money }: { snapshot: MatchSnapshot; money: (amount: number) => string }) {
  const { refusal, balance } = snapshot.context
  if (snapshot.hasTag('unsure')) {
    return (
      <p className={styles.warning} role="alert">
        <Trans>No answer yet. We are asking what happened; nothing is done twice.</Trans>
      </p>
    )
  }
  if (snapshot.matches('taking')) {
    return (
      <p className={styles.notice} role="status">
        <Trans>Taking the seat</Trans>
      </p>
    )
  }
  if (refusal?.code === 'play.short') {
    return (
      <p className={styles.warning} role="alert">
        <Trans>Your balance is {money(balance)}. Choose a cheaper table, or deposit in the lobby.</Trans>
      </p>
    )
  }
  if (refusal?.code === 'play.stake') {
    return (
      <p className={styles.warning} role="alert">
        <Trans>This table has changed. Look at its stake again.</Trans>
      </p>
    )
  }
  if (snapshot.matches({ browsing: 'returned' })) {
    return (
      <p className={styles.notice} role="status">
        <Trans>Nobody came. Your stake is back in your balance.</Trans>
      </p>
    )
  }
  if (snapshot.matches({ browsing: 'invited' })) {
    const { rooms, room: asked } = snapshot.context
    const isAwaited = rooms.some(({ number, isAwaited }) => number === asked && isAwaited)
    return (
      <p className={styles.notice} role="status">
        {isAwaited ? (
          <Trans>A member waits at this table. The match begins as soon as you sit down.</Trans>
        ) : (
          <Trans>Nobody waits at this table now. Sit down and wait, or look at the others.</Trans>
        )}
      </p>
    )
  }
  return (
    <p className={styles.notice}>
      <Trans>Five cards each, one at a time, face down. You always play against another member.</Trans>
    </p>
  )
}
