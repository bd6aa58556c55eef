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
          <Trans>Sit again for {money(match.stake)}</Trans>
        </Button>
        <Button onClick={() => actor.send({ type: 'rooms.open' })}>
          <Trans>Other tables</Trans>
        </Button>
      </div>
    </div>
  )

  function result(): ReactNode {
    if (snapshot.matches({ over: 'won' })) return <Trans>You won {money(match.payout ?? 0)}</Trans>
    if (snapshot.matches({ over: 'lost' })) return <Trans>You lost this match</Trans>
    return <Trans>Nobody won</Trans>
  }

  function why(): ReactNode {
    const { points, ending } = match
    if (snapshot.matches({ over: 'drawn' })) {
      return ending === 'absence' ? (
        <Trans>Both let two choices pass. Each stake went back whole.</Trans>
      ) : (
        <Trans>
          {points.own} to {points.other}. Each stake went back whole.
        </Trans>
      )
    }
    if (ending !== 'absence') {
      return (
        <Trans>
          {points.own} to {points.other} points
        </Trans>
      )
    }
    return snapshot.matches({ over: 'won' }) ? (
      <Trans>The other let two choices in a row pass.</Trans>
    ) : (
      <Trans>You let two choices in a row pass.</Trans>
    )
  }
}
