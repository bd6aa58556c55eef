import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PvpMatch } from '#protocol/play/play-pvp.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './match-end.module.css'
import type { MatchActor, MatchSnapshot } from './pvp-game.tsx'

export function MatchEnd(props: {
  actor: MatchActor
  snapshot: MatchSnapshot
  match: PvpMatch
  money: (amount: number) => string
}) {
  const { actor, snapshot, match, money } = props
  const again = { type: 'seat.take', room: match.room } as const
  return (
    <div className={styles.end}>
      <p className={styles.result} data-won={snapshot.matches({ over: 'won' }) || undefined}>
        {result()}
      </p>
      <p className={styles.why}>{why()}</p>
      <div className={styles.actions}>
        <Button look="act" disabled={!snapshot.can(again)} onClick={() => actor.send(again)}>
          <Trans id="games.pvp.playAgain">Play again for {money(match.stake)}</Trans>
        </Button>
        <Button onClick={() => actor.send({ type: 'rooms.open' })}>
          <Trans id="games.pvp.otherTables">See other tables</Trans>
        </Button>
      </div>
    </div>
  )

  function result(): ReactNode {
    if (snapshot.matches({ over: 'won' }))
      return <Trans id="games.common.won">You won {money(match.payout ?? 0)}</Trans>
    if (snapshot.matches({ over: 'lost' })) return <Trans id="games.pvp.lost">You lost this match</Trans>
    return <Trans id="games.pvp.noWinner">No winner</Trans>
  }

  function why(): ReactNode {
    const { points, ending } = match
    if (snapshot.matches({ over: 'drawn' })) {
      return ending === 'absence' ? (
        <Trans id="games.pvp.bothAbsent">
          You both ran out of time twice in a row. Each stake is refunded in full.
        </Trans>
      ) : (
        <Trans id="games.pvp.drawnPoints">
          Score: {points.own} to {points.other}. Each stake is refunded in full.
        </Trans>
      )
    }
    if (ending !== 'absence') {
      return (
        <Trans id="games.pvp.finalPoints">
          Score: {points.own} to {points.other}
        </Trans>
      )
    }
    return snapshot.matches({ over: 'won' }) ? (
      <Trans id="games.pvp.opponentAbsent">Your opponent ran out of time twice in a row.</Trans>
    ) : (
      <Trans id="games.pvp.youAbsent">You ran out of time twice in a row.</Trans>
    )
  }
}
