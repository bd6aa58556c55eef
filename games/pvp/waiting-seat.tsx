import { Trans } from '@lingui/react/macro'
import type { PvpMatch } from '#protocol/play/play-pvp.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { useSecondsLeft } from '../live/use-seconds-left.ts'
import { DuelCard } from './duel-card.tsx'
import type { MatchActor, MatchSnapshot } from './pvp-game.tsx'
import styles from './waiting-seat.module.css'

export function WaitingSeat(props: {
  actor: MatchActor
  snapshot: MatchSnapshot
  match: PvpMatch
  money: (amount: number) => string
}) {
  const { actor, snapshot, match, money } = props
  const seconds = useSecondsLeft(match.left, match.id)
  const room = snapshot.context.rooms.find(({ number }) => number === match.room)
  const isUnsure = snapshot.hasTag('unsure')
  return (
    <section className={styles.waiting}>
      <div className={styles.seats} aria-hidden="true">
        <DuelCard card={null} />
        <span className={styles.empty} />
      </div>
      <h2 className={styles.title}>
        <Trans id="games.pvp.waitingTitle">Waiting for another player</Trans>
      </h2>
      <p className={styles.text}>
        <Trans id="games.pvp.waitingHelp">
          {room?.name ?? ''}, {money(match.stake)} each. You only play against another player, never a
          machine. If no one joins, your stake is refunded in full.
        </Trans>
      </p>
      <p className={styles.clock}>
        <span className={styles.label}>
          <Trans id="games.pvp.refundIn">Stake refunded in</Trans>
        </span>
        {clockText(seconds)}
      </p>
      <Button
        disabled={!snapshot.can({ type: 'seat.leave' })}
        onClick={() => actor.send({ type: 'seat.leave' })}
      >
        <Trans id="games.pvp.leaveSeat">Leave and get {money(match.stake)} back</Trans>
      </Button>
      <p className={styles.unsure} role={isUnsure ? 'alert' : undefined}>
        {isUnsure ? (
          <Trans id="games.common.outcomeUnsure">
            We haven’t got an answer yet. We’re checking; nothing is done twice.
          </Trans>
        ) : null}
      </p>
    </section>
  )
}

/** Formats seconds as minutes and seconds: `2:05`. */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
