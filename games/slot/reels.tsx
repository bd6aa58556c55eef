import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { OpenedGame } from '#protocol/play/play.ts'
import type { SlotRules, SlotSpin } from '#protocol/play/play-slot.ts'
import { Reel, type ReelMotion } from './reel.tsx'
import styles from './reels.module.css'
import { useSymbolNames } from './symbol-names.ts'
import { WinLines } from './win-lines.tsx'

const ROWS = [0, 1, 2]
/** Minimum turning time in ms. */
const LEAST_TURN = 420
/** Delay from one reel's stop to the next, in ms. */
const STAGGER = 150
/** Additional turning time in ms for a reel that could bring the third scatter. */
const SUSPENSE = 700
const SUNS_NEEDED = 3

/** @param spin the displayed spin; if `motion` is `landing`, the reels stop at its result */
export function Reels(props: {
  game: OpenedGame
  rules: SlotRules
  set: 0 | 1
  spin: SlotSpin
  motion: 'still' | 'turning' | 'landing'
  quick: boolean
  showsWin: boolean
  onStopped: () => void
}) {
  const { game, rules, set, spin, motion, quick, showsWin, onStopped } = props
  const { t } = useLingui()
  const names = useSymbolNames()
  const strips = rules.strips[set] ?? []
  const line = useShownLine(spin, showsWin)
  const winning = showsWin ? winningRows(rules, spin, line) : []
  const signsOf = (reel: number) => ROWS.map((row) => signAt(strips[reel] ?? '', spin.stops[reel] ?? 0, row))
  const delays = landingDelays(
    strips.map((_, reel) => signsOf(reel)),
    quick,
  )
  const motionOf = (reel: number): ReelMotion =>
    motion === 'landing' ? { kind: 'landing', after: delays[reel] ?? 0, quick } : { kind: motion }
  const description = strips.map((_, reel) =>
    signsOf(reel)
      .map((sign) => names[sign as keyof typeof names])
      .join(', '),
  )
  return (
    <div
      className={styles.window}
      role="img"
      aria-label={
        motion === 'still'
          ? description.join('; ')
          : t({ id: 'games.slot.spinning', message: 'The reels are spinning' })
      }
    >
      {strips.map((strip, reel) => (
        <Reel
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always five reels in the same order
          key={reel}
          strip={strip}
          stop={spin.stops[reel] ?? 0}
          motion={motionOf(reel)}
          address={(sign) => `/art/symbols/${game.nodeId}/${sign}.svg?v=${game.art}`}
          winning={winning[reel] ?? []}
          onLanded={reel === strips.length - 1 ? onStopped : nothing}
        />
      ))}
      {showsWin ? <WinLines lines={rules.lines} wins={spin.wins} only={line} /> : null}
    </div>
  )
}

const nothing = () => {}

/**
 * Returns the number of the winning line to highlight, or null to highlight all winning lines. If a spin has
 * several, they are first highlighted together and then in turn.
 */
function useShownLine(spin: SlotSpin, showsWin: boolean): number | null {
  const [turn, setTurn] = useState(-1)
  const { wins } = spin
  const count = wins.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new spin restarts the cycle even with the same number of wins
  useEffect(() => {
    setTurn(-1)
    if (!showsWin || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setTurn((turn) => ((turn + 2) % (count + 1)) - 1), 1_100)
    return () => clearInterval(timer)
  }, [wins, showsWin, count])
  return turn < 0 ? null : (wins[turn]?.line ?? null)
}

/** Returns the rows of each reel that belong to a winning line. If `only` is set, just those of that line. */
function winningRows(rules: SlotRules, spin: SlotSpin, only: number | null): number[][] {
  const wins = spin.wins.filter(({ line }) => only === null || line === only)
  return [0, 1, 2, 3, 4].map((reel) => [
    ...new Set(wins.filter(({ count }) => reel < count).map(({ line }) => rules.lines[line]?.[reel] ?? -1)),
  ])
}

const signAt = (strip: string, stop: number, row: number): string => strip[(stop + row) % strip.length] ?? ''

/**
 * Returns how long each reel turns before it lands, in ms. Reels that could bring the third scatter turn
 * longer.
 */
function landingDelays(signs: readonly string[][], quick: boolean): number[] {
  if (quick) return signs.map((_, reel) => reel * 20)
  let suns = 0
  let delay = LEAST_TURN
  return signs.map((column, reel) => {
    if (reel > 0) delay += STAGGER + (suns >= SUNS_NEEDED - 1 ? SUSPENSE : 0)
    suns += column.includes('s') ? 1 : 0
    return delay
  })
}
