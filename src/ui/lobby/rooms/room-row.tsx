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
  return minStake === maxStake ? <Trans>{least} each</Trans> : <Trans>from {least}</Trans>
}

/** `awaited`: a player who joins can play or bet at once. */
function stateOf({ closedUntil, round, taken }: Room): 'closed' | 'awaited' | 'quiet' {
  if (closedUntil !== null) return 'closed'
  return (round ? round.phase === 'betting' : taken > 0) ? 'awaited' : 'quiet'
}

function Who({ room: { closedUntil, round, taken, playing } }: { room: Room }) {
  if (closedUntil !== null)
    return (
      <Trans>
        Closed until <CalendarTime moment={closedUntil} show="short" />
      </Trans>
    )
  if (round) {
    return (
      <>
        <Phase phase={round.phase} />
        {taken > 0 ? (
          <>
            {' · '}
            <Plural value={taken} one="# playing" other="# playing" />
          </>
        ) : null}
      </>
    )
  }
  if (taken > 0) return <Plural value={taken} one="# waiting" other="# waiting" />
  return playing > 0 ? (
    <Plural value={playing} one="# match on" other="# matches on" />
  ) : (
    <Trans>Nobody is waiting</Trans>
  )
}

function Phase({ phase }: { phase: NonNullable<Room['round']>['phase'] }) {
  switch (phase) {
    case 'betting':
      return <Trans>Bets are open</Trans>
    case 'locked':
      return <Trans>Bets are closed</Trans>
    case 'drawing':
      return <Trans>Drawing now</Trans>
    case 'shown':
      return <Trans>The result is shown</Trans>
  }
}
