import { betsInNumbers } from '#domain/play/combinations.ts'
import type { BetLine } from './lottery-bets.ts'
import type { LotteryPlay, LotteryRules } from './lottery-draws.ts'

/** A lottery slip that is being filled in. */
type Slip = {
  rules: Pick<LotteryRules, 'plays'>
  /** The kind of bet that numbers are being picked for, and the numbers. */
  play: string
  numbers: readonly number[]
  /** Minor units for one bet, and how many times that. */
  unit: number
  multiplier: number
  lines: readonly BetLine[]
}

/** The kind of bet that numbers are being picked for. */
export const playOf = ({ rules, play }: Pick<Slip, 'rules' | 'play'>): LotteryPlay | undefined =>
  rules.plays.find((one) => one.play === play)

/** How many bets the picked numbers make, 0 while they are too few. */
export function betsPicked(slip: Slip): number {
  const play = playOf(slip)
  const picked = slip.numbers.length
  if (!play || picked < play.fewest || picked > play.most) return 0
  return betsInNumbers(picked, play.choose)
}

/** The picked numbers as a line of the slip, at the odds of now; null while they make no bet. */
export function lineOf(slip: Slip): BetLine | null {
  const play = playOf(slip)
  const count = betsPicked(slip)
  if (!play || count === 0) return null
  const { numbers, unit, multiplier } = slip
  return { play: play.play, numbers: [...numbers], count, unit, multiplier, odds: play.odds }
}

/** Minor units that lines cost together. */
export const costOf = (lines: readonly BetLine[]): number =>
  lines.reduce((sum, { count, unit, multiplier }) => sum + count * unit * multiplier, 0)

/** The lines of the slip, and behind them the picked numbers where they make a bet: what is placed. */
export function placedLines(slip: Slip): readonly BetLine[] {
  const picked = lineOf(slip)
  return picked ? [...slip.lines, picked] : slip.lines
}
