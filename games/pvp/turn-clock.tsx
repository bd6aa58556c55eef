import { Plural, Trans } from '@lingui/react/macro'
import { type CSSProperties, type ReactNode, useState } from 'react'
import type { OpenedPvp, PvpMatch } from '#protocol/play/play-pvp.ts'
import { useSecondsLeft } from '../live/use-seconds-left.ts'
import type { MatchSnapshot } from './pvp-game.tsx'
import styles from './turn-clock.module.css'

type Running = CSSProperties & Record<'--lasts' | '--gone', string>

/** Shows who has to choose a card and how much time is left, or the result of the last round. */
export function TurnClock(props: { snapshot: MatchSnapshot; match: PvpMatch; lasts: OpenedPvp['lasts'] }) {
  const { snapshot, match, lasts } = props
  const part = `${match.round} ${match.phase}`
  const seconds = useSecondsLeft(match.left, part)
  const isChoosing = match.phase === 'choosing'
  const whole = isChoosing ? lasts.choosing : lasts.shown
  return (
    <div className={styles.clock}>
      <p className={styles.text} role={snapshot.hasTag('unsure') ? 'alert' : undefined}>
        {statusText()}
      </p>
      <span className={styles.bar} aria-hidden="true">
        <RunningOut key={part} whole={whole} left={match.left} />
      </span>
    </div>
  )

  function statusText(): ReactNode {
    const { atStake, rounds } = match
    if (snapshot.hasTag('unsure'))
      return (
        <Trans id="games.common.outcomeUnsure">
          We haven’t got an answer yet. We’re checking; nothing is done twice.
        </Trans>
      )
    if (snapshot.matches({ playing: 'shown' })) return <Shown />
    if (snapshot.matches({ playing: 'choosing' })) {
      return rounds.length === 4 ? (
        <Trans id="games.pvp.lastCard">The last card is played automatically</Trans>
      ) : (
        <Trans id="games.pvp.chooseCard">
          Worth <Plural value={atStake} _0="# points" one="# point" other="# points" />. Choose a card,{' '}
          {seconds} s
        </Trans>
      )
    }
    return match.hasOtherChosen ? (
      <Trans id="games.pvp.bothDown">Both cards are down</Trans>
    ) : (
      <Trans id="games.pvp.opponentChoosing">Your card is face down. Your opponent has {seconds} s</Trans>
    )
  }

  function Shown() {
    const last = match.rounds.at(-1)
    const { points = 0 } = last ?? {}
    if (!last) return <Trans id="games.pvp.opponentIs">Your opponent is {match.opponent ?? ''}</Trans>
    if (last.taker === 'own')
      return (
        <Plural
          id="games.pvp.youWinPoints"
          value={points}
          _0="You win no points"
          one="You win # point"
          other="You win # points"
        />
      )
    if (last.taker === 'other')
      return (
        <Plural
          id="games.pvp.opponentWinsPoints"
          value={points}
          _0="Your opponent wins no points"
          one="Your opponent wins # point"
          other="Your opponent wins # points"
        />
      )
    return <Trans id="games.pvp.equalCards">Equal cards: the points carry over to the next round</Trans>
  }
}

/**
 * A countdown of `left` out of `whole` ms. Both are fixed when a phase is first rendered, so that later polls
 * do not restart the countdown.
 */
function RunningOut({ whole, left }: { whole: number; left: number }) {
  const [running] = useState<Running>(() => ({
    '--lasts': `${whole}ms`,
    '--gone': `-${Math.max(0, whole - left)}ms`,
  }))
  return <span className={styles.left} style={running} />
}
