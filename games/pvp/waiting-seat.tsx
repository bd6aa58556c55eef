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
        <Trans>Waiting for another member</Trans>
      </h2>
      <p className={styles.text}>
        <Trans>
          {room?.name ?? ''}, {money(match.stake)} each. Nobody else is there yet, and no machine takes the
          seat. If nobody comes, your stake goes back whole.
        </Trans>
      </p>
      <p className={styles.clock}>
        <span className={styles.label}>
          <Trans>The stake goes back in</Trans>
        </span>
        {clockText(seconds)}
      </p>
      <Button
        disabled={!snapshot.can({ type: 'seat.leave' })}
        onClick={() => actor.send({ type: 'seat.leave' })}
      >
        <Trans>Get up and take {money(match.stake)} back</Trans>
      </Button>
      <p className={styles.unsure} role={isUnsure ? 'alert' : undefined}>
        {isUnsure ? <Trans>No answer yet. We are asking what happened; nothing is done twice.</Trans> : null}
      </p>
    </section>
  )
}

/** Formats seconds as `2:05`. */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
