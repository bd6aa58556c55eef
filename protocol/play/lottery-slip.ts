import { countCombinations } from '#domain/play/combinations.ts'
import type { BetLine } from './lottery-bets.ts'
import type { LotteryPlay, LotteryRules } from './lottery-draws.ts'

type Slip = {
  rules: Pick<LotteryRules, 'plays'>
  play: string
  numbers: readonly number[]
  /** Price of one bet, in minor units. */
  unit: number
  multiplier: number
  lines: readonly BetLine[]
}

export const playOf = ({ rules, play }: Pick<Slip, 'rules' | 'play'>): LotteryPlay | undefined =>
  rules.plays.find((one) => one.play === play)

/** Number of bets that the picked numbers form; 0 if too few or too many are picked. */
export function betsPicked(slip: Slip): number {
  const play = playOf(slip)
  const picked = slip.numbers.length
  if (!play || picked < play.fewest || picked > play.most) return 0
  return countCombinations(picked, play.choose)
}

/** The picked numbers as a line at the current odds; null if they form no bet. */
export function lineOf(slip: Slip): BetLine | null {
  const play = playOf(slip)
  const count = betsPicked(slip)
  if (!play || count === 0) return null
  const { numbers, unit, multiplier } = slip
  return { play: play.play, numbers: [...numbers], count, unit, multiplier, odds: play.odds }
}

/** Total stake of the lines in minor units. */
export const costOf = (lines: readonly BetLine[]): number =>
  lines.reduce((sum, { count, unit, multiplier }) => sum + count * unit * multiplier, 0)

/** The lines to place: those of the slip, plus the picked numbers if they form a bet. */
export function placedLines(slip: Slip): readonly BetLine[] {
  const picked = lineOf(slip)
  return picked ? [...slip.lines, picked] : slip.lines
}
