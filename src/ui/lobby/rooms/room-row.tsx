import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Room } from '#protocol/lobby/rooms.ts'
import { Picture } from '#ui/kit/layout/picture.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'
import styles from './room-row.module.css'

type Props = { room: Room; onJoin: () => void }

export function RoomRow({ room, onJoin }: Props) {
  const { closedUntil, image, gameName, name, vendor } = room
  return (
    <button
      type="button"
      className={styles.room}
      aria-disabled={closedUntil !== null}
      onClick={closedUntil === null ? onJoin : undefined}
    >
      <Picture className={styles.art} src={image ?? undefined} alt="" width={36} height={48} />
      <span className={styles.line}>
        <span className={styles.game}>{gameName}</span>
        <span className={styles.stake}>
          <Stake room={room} />
        </span>
      </span>
      <span className={styles.line}>
        <span className={styles.table}>{room.round ? vendor : name}</span>
        <span className={styles.who} data-state={stateOf(room)}>
          <Who room={room} />
        </span>
      </span>
    </button>
  )
}

function Stake({ room: { minStake, maxStake, currency } }: { room: Room }) {
  const { i18n } = useLingui()
  const symbol = currencySymbol(currency)
  const least = moneyText(i18n, minStake, symbol)
  return minStake === maxStake ? (
    <Trans id="lobby.rooms.stakeFixed">{least} each</Trans>
  ) : (
    <Trans id="lobby.rooms.stakeFrom">from {least}</Trans>
  )
}

/** Returns the table's state. `awaited`: a player who joins can play or bet immediately. */
function stateOf({ closedUntil, round, taken }: Room): 'closed' | 'awaited' | 'quiet' {
  if (closedUntil !== null) return 'closed'
  return (round ? round.phase === 'betting' : taken > 0) ? 'awaited' : 'quiet'
}

function Who({ room: { closedUntil, round, taken, playing } }: { room: Room }) {
  if (closedUntil !== null)
    return (
      <Trans id="common.unavailableUntil">
        Unavailable until <CalendarTime moment={closedUntil} show="short" />
      </Trans>
    )
  if (round) {
    return (
      <>
        <Phase phase={round.phase} />
        {taken > 0 ? (
          <>
            {' · '}
            <Plural
              id="lobby.rooms.playing"
              value={taken}
              _0="No players"
              one="# playing"
              other="# playing"
            />
          </>
        ) : null}
      </>
    )
  }
  if (taken > 0)
    return (
      <Plural id="lobby.rooms.waiting" value={taken} _0="No one waiting" one="# waiting" other="# waiting" />
    )
  return playing > 0 ? (
    <Plural
      id="lobby.rooms.matches"
      value={playing}
      _0="No matches in progress"
      one="# match in progress"
      other="# matches in progress"
    />
  ) : (
    <Trans id="lobby.rooms.noneWaiting">No one waiting</Trans>
  )
}

function Phase({ phase }: { phase: NonNullable<Room['round']>['phase'] }) {
  switch (phase) {
    case 'betting':
      return <Trans id="lobby.rooms.betsOpen">Bets are open</Trans>
    case 'locked':
      return <Trans id="lobby.rooms.betsClosed">Bets are closed</Trans>
    case 'drawing':
      return <Trans id="lobby.rooms.drawing">Round in progress</Trans>
    case 'shown':
      return <Trans id="lobby.rooms.resultShown">Result shown</Trans>
  }
}
