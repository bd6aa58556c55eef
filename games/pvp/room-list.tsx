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
  // Only this room has a primary button: the room in the URL, or else the first in which a player is waiting.
  const first = asked ?? rooms.find(({ isAwaited }) => isAwaited)?.number
  return (
    <section
      className={styles.hall}
      aria-label={t({ id: 'games.pvp.tables', message: 'Tables' })}
      data-invited={isInvited || undefined}
    >
      <Notice snapshot={snapshot} money={money} />
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <li key={room.number} className={styles.room} data-asked={room.number === asked || undefined}>
            <h2 className={styles.name}>{room.name}</h2>
            <p className={styles.stake}>
              <span className={styles.label}>
                <Trans id="games.pvp.stakePerPlayer">Stake per player</Trans>
              </span>
              {money(room.stake)}
            </p>
            <p className={styles.win}>
              <span className={styles.label}>
                <Trans id="games.pvp.winnerGets">Winner gets</Trans>
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
            <Trans id="games.pvp.otherTables">See other tables</Trans>
          </Button>
        </div>
      ) : null}
    </section>
  )

  function Seat({ room }: { room: PvpRoom }) {
    const isAffordable = room.stake <= snapshot.context.balance
    const isFree = snapshot.can({ type: 'seat.take', room: room.number })
    const what = room.isAwaited
      ? t({ id: 'games.pvp.playNowAt', message: `Play now, ${room.name}` })
      : t({ id: 'games.pvp.sitAndWaitAt', message: `Sit and wait, ${room.name}` })
    return (
      <div className={styles.seat}>
        <Button
          look={room.number === first ? 'act' : 'line'}
          aria-label={what}
          disabled={!isFree}
          onClick={() => actor.send({ type: 'seat.take', room: room.number })}
        >
          {room.isAwaited ? (
            <Trans id="games.pvp.playNow">Play now</Trans>
          ) : (
            <Trans id="games.pvp.sitAndWait">Sit and wait</Trans>
          )}
        </Button>
        {isAffordable ? null : (
          <p className={styles.why}>
            <Trans id="games.pvp.cannotAfford">Your balance is lower than this stake.</Trans>
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
      <span>
        {room.isAwaited ? (
          <Trans id="games.pvp.playerWaiting">A player is waiting</Trans>
        ) : (
          <Trans id="games.pvp.noneWaiting">No one waiting</Trans>
        )}
      </span>
      {playing > 0 ? (
        <span className={styles.playing}>
          <Plural
            id="games.pvp.matchesInProgress"
            value={playing}
            _0="No matches in progress"
            one="# match in progress"
            other="# matches in progress"
          />
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
        <Trans id="games.common.outcomeUnsure">
          We haven’t got an answer yet. We’re checking; nothing is done twice.
        </Trans>
      </p>
    )
  }
  if (snapshot.matches('taking')) {
    return (
      <p className={styles.notice} role="status">
        <Trans id="games.pvp.takingSeat">Taking your seat…</Trans>
      </p>
    )
  }
  if (refusal?.code === 'play.short') {
    return (
      <p className={styles.warning} role="alert">
        <Trans id="games.pvp.notEnough">
          Your balance of {money(balance)} isn’t enough. Choose a cheaper table, or deposit in the lobby.
        </Trans>
      </p>
    )
  }
  if (refusal?.code === 'play.stake') {
    return (
      <p className={styles.warning} role="alert">
        <Trans id="games.pvp.tableChanged">
          This table has changed. No money was moved; check its stake again.
        </Trans>
      </p>
    )
  }
  if (snapshot.matches({ browsing: 'returned' })) {
    return (
      <p className={styles.notice} role="status">
        <Trans id="games.pvp.stakeRefunded">No one joined. Your stake has been refunded.</Trans>
      </p>
    )
  }
  if (snapshot.matches({ browsing: 'invited' })) {
    const { rooms, room: asked } = snapshot.context
    const isAwaited = rooms.some(({ number, isAwaited }) => number === asked && isAwaited)
    return (
      <p className={styles.notice} role="status">
        {isAwaited ? (
          <Trans id="games.pvp.invitedAwaited">
            A player is waiting at this table. The match starts as soon as you sit down.
          </Trans>
        ) : (
          <Trans id="games.pvp.invitedEmpty">
            No one is waiting at this table now. Sit and wait, or see other tables.
          </Trans>
        )}
      </p>
    )
  }
  return (
    <p className={styles.notice}>
      <Trans id="games.pvp.intro">
        Five cards each, played face down one at a time. You always play against another player.
      </Trans>
    </p>
  )
}
