import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OpenedPvp, PvpMatch } from '#protocol/play/play-pvp.ts'
import { DuelCard } from './duel-card.tsx'
import { Hand } from './hand.tsx'
import { MatchEnd } from './match-end.tsx'
import styles from './match-table.module.css'
import type { MatchActor, MatchSnapshot } from './pvp-game.tsx'
import { RoundTrack } from './round-track.tsx'
import { TurnClock } from './turn-clock.tsx'

export function MatchTable(props: {
  actor: MatchActor
  snapshot: MatchSnapshot
  game: OpenedPvp
  match: PvpMatch
  money: (amount: number) => string
}) {
  const { actor, snapshot, game, match, money } = props
  const { t } = useLingui()
  const isOver = snapshot.matches('over')
  const isShown = isOver || snapshot.matches({ playing: 'shown' })
  const open = isShown ? (match.rounds.at(-1) ?? null) : null
  const opponent = match.opponent ?? ''
  const laying = snapshot.matches({ playing: 'laying' }) || snapshot.matches({ playing: 'layingSoon' })
  const ownLaid = match.chosen ?? (laying ? (snapshot.context.choice?.card ?? null) : null)
  return (
    <section
      className={styles.table}
      aria-label={t({ id: 'games.pvp.matchAgainst', message: `Match against ${opponent}` })}
    >
      <header className={styles.side}>
        <p className={styles.who}>{opponent}</p>
        <p
          className={styles.cards}
          role="img"
          aria-label={t({
            id: 'games.pvp.opponentCards',
            message: `Cards left: ${match.otherHand.join(', ')}`,
          })}
        >
          {match.otherHand.map((card) => (
            <span key={card} className={styles.left}>
              {card}
            </span>
          ))}
        </p>
        <Points
          side={t({ id: 'games.pvp.opponentPoints', message: `${opponent}’s points` })}
          points={match.points.other}
        />
      </header>
      <div className={styles.felt}>
        <RoundTrack match={match} />
        <div className={styles.duel}>
          <Place
            name={opponent}
            label={
              open
                ? t({ id: 'games.pvp.opponentPlayed', message: `${opponent} played ${open.other}` })
                : t({ id: 'games.pvp.opponentCard', message: `${opponent}’s card` })
            }
            isTaker={open?.taker === 'other'}
          >
            {open ? (
              <DuelCard key={`${match.round} other`} card={open.other} isTurning={!isOver} />
            ) : match.hasOtherChosen ? (
              <DuelCard card={null} />
            ) : null}
          </Place>
          <Place
            name={t({ id: 'games.pvp.you', message: 'You' })}
            label={
              open
                ? t({ id: 'games.pvp.youPlayed', message: `You played ${open.own}` })
                : t({ id: 'games.pvp.yourCard', message: 'Your card' })
            }
            isTaker={open?.taker === 'own'}
          >
            {open ? (
              <DuelCard key={`${match.round} own`} card={open.own} isTurning={!isOver} />
            ) : ownLaid ? (
              <DuelCard card={ownLaid} />
            ) : null}
          </Place>
        </div>
      </div>
      <div className={styles.turn}>
        {isOver ? (
          <MatchEnd actor={actor} snapshot={snapshot} match={match} money={money} />
        ) : (
          <TurnClock snapshot={snapshot} match={match} lasts={game.lasts} />
        )}
      </div>
      <footer className={styles.side}>
        <p className={styles.who}>
          <Trans id="games.pvp.you">You</Trans>
        </p>
        <p className={styles.pot}>
          <Trans id="games.pvp.winnerGetsAmount">Winner gets {money(match.win)}</Trans>
        </p>
        <Points side={t({ id: 'games.pvp.yourPoints', message: 'Your points' })} points={match.points.own} />
      </footer>
      {isOver ? null : <Hand actor={actor} snapshot={snapshot} match={match} />}
    </section>
  )
}

function Points({ side, points }: { side: string; points: number }) {
  return (
    <p className={styles.points} role="img" aria-label={`${side}: ${points}`}>
      {points}
    </p>
  )
}

function Place(props: { name: string; label: string; isTaker: boolean; children: ReactNode }) {
  const { name, label, isTaker, children } = props
  return (
    <div className={styles.seat}>
      <div className={styles.place} role="img" aria-label={label} data-taker={isTaker || undefined}>
        {children}
      </div>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </div>
  )
}
