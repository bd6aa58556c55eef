import { Plural, Trans } from '@lingui/react/macro'
import { type CSSProperties, type ReactNode, useState } from 'react'
import type { OpenedPvp, PvpMatch } from '#protocol/play/play-pvp.ts'
import { useSecondsLeft } from '../live/use-seconds-left.ts'
import type { MatchSnapshot } from './pvp-game.tsx'
import styles from './turn-clock.module.css'

type Running = CSSProperties & Record<'--lasts' | '--gone', string>

/** Status line: whose turn it is and for how long, or the result of the last round. */
export function TurnClock(props: { snapshot: MatchSnapshot; match: PvpMatch; lasts: OpenedPvp['lasts'] }) {
  const { snapshot, match, lasts } = props
  const part = `${match.round} ${match.phase}`
  const seconds = useSecondsLeft(match.left, part)
  const isChoosing = match.phase === 'choosing'
  const whole = isChoosing ? lasts.choosing : lasts.shown
  return (
    <div className={styles.clock}>
      <p className={styles.text} role={snapshot.hasTag('unsure') ? 'alert' : undefined}>
        {told()}
      </p>
      <span className={styles.bar} aria-hidden="true">
        <RunningOut key={part} whole={whole} left={match.left} />
      </span>
    </div>
  )

  function told(): ReactNode {
    const { atStake, rounds } = match
    if (snapshot.hasTag('unsure'))
      return <Trans>No answer yet. We are asking what happened; nothing is done twice.</Trans>
    if (snapshot.matches({ playing: 'shown' })) return <Shown />
    if (snapshot.matches({ playing: 'choosing' })) {
      return rounds.length === 4 ? (
        <Trans>The last card plays itself</Trans>
      ) : (
        <Trans>
          Worth {atStake}. Choose a card, {seconds} s
        </Trans>
      )
    }
    return match.hasOtherChosen ? (
      <Trans>Both cards lie</Trans>
    ) : (
      <Trans>Your card lies face down. The other has {seconds} s</Trans>
    )
  }

  function Shown() {
    const last = match.rounds.at(-1)
    const { points = 0 } = last ?? {}
    if (!last) return <Trans>Your opponent is {match.opponent ?? ''}</Trans>
    if (last.taker === 'own')
      return <Plural value={points} one="You take # point" other="You take # points" />
    if (last.taker === 'other')
      return <Plural value={points} one="The other takes # point" other="The other takes # points" />
    return <Trans>The same card: the points go into the next round</Trans>
  }
}

/**
 * Countdown of `left` out of `whole` ms, fixed at the first render of the phase. Later polls do not restart
 * it.
 */
function RunningOut({ whole, left }: { whole: number; left: number }) {
  const [running] = useState<Running>(() => ({
    '--lasts': `${whole}ms`,
    '--gone': `-${Math.max(0, whole - left)}ms`,
  }))
  return <span className={styles.left} style={running} />
}
