import { countCombinations } from '#domain/play/combinations.ts'
import type { BetLine } from '#protocol/play/lottery-bets.ts'
import type { LotteryPlay } from '#protocol/play/lottery-draws.ts'
import type { LotteryFamily } from '#protocol/play/lottery-games.ts'

/** `odds` are in thousandths of the stake. */
export type Play = Pick<
  LotteryPlay,
  'lowest' | 'highest' | 'fewest' | 'most' | 'choose' | 'digits' | 'odds'
> & {
  /** Returns how many of the bets formed from the picked numbers win. */
  wins: (drawn: readonly number[], numbers: readonly number[]) => number
  /** Probability that one bet wins, as [favourable outcomes, all outcomes]. */
  chance: readonly [number, number]
}

const ending = (drawn: readonly number[], digits: number): number => Number(drawn.slice(-digits).join(''))

const endsWith = (digits: number, odds: number, most: number): Play => ({
  lowest: 0,
  highest: 10 ** digits - 1,
  fewest: 1,
  most,
  choose: 1,
  digits,
  odds,
  wins: (drawn, numbers) => (numbers.includes(ending(drawn, digits)) ? 1 : 0),
  chance: [1, 10 ** digits],
})

const sides = (odds: number, sideOf: (drawn: readonly number[]) => 0 | 1): Play => ({
  lowest: 0,
  highest: 1,
  fewest: 1,
  most: 1,
  choose: 1,
  digits: 1,
  odds,
  wins: (drawn, numbers) => (numbers.includes(sideOf(drawn)) ? 1 : 0),
  chance: [1, 2],
})

/** A play with one bet per combination of `choose` numbers. A bet wins if all of its numbers are drawn. */
const among = (choose: number, odds: number): Play => ({
  lowest: 1,
  highest: 49,
  fewest: choose,
  most: 10,
  choose,
  digits: 2,
  odds,
  wins: (drawn, numbers) => countCombinations(numbers.filter((one) => drawn.includes(one)).length, choose),
  chance: [countCombinations(6, choose), countCombinations(49, choose)],
})

const lastIsEven = (drawn: readonly number[]) => ((drawn.at(-1) ?? 0) % 2 === 0 ? 1 : 0)
const sumOf = (drawn: readonly number[]) => drawn.reduce((sum, one) => sum + one, 0)

export const plays: Record<LotteryFamily, Readonly<Record<string, Play>>> = {
  VN: {
    lastTwo: endsWith(2, 97_000, 50),
    lastThree: endsWith(3, 960_000, 50),
    lastDigit: { ...endsWith(1, 9_700, 9) },
    size: sides(1_940, (drawn) => (sumOf(drawn) >= 23 ? 1 : 0)),
    parity: sides(1_940, lastIsEven),
  },
  SEA: {
    straight: endsWith(4, 9_500_000, 50),
    lastThree: endsWith(3, 955_000, 50),
    lastTwo: endsWith(2, 96_000, 50),
    holds: {
      lowest: 0,
      highest: 9,
      fewest: 1,
      most: 9,
      choose: 1,
      digits: 1,
      odds: 2_800,
      wins: (drawn, numbers) => numbers.filter((one) => drawn.includes(one)).length,
      chance: [10 ** 4 - 9 ** 4, 10 ** 4],
    },
    parity: sides(1_920, lastIsEven),
  },
  SIX49: {
    two: among(2, 75_000),
    one: among(1, 7_800),
    three: among(3, 880_000),
    four: among(4, 13_500_000),
  },
}

/** Returns the share of the stakes that is paid back on average, in basis points, rounded down. */
export const returnBpOf = ({ chance: [times, of] }: Play, odds: number): number =>
  Math.floor((times * odds * 10) / of)

/**
 * Whether a line is valid: its numbers are distinct and in range, their count is allowed, and they form the
 * stated number of bets.
 */
export function isBet({ numbers, count }: BetLine, play: Play): boolean {
  const isInRange = numbers.every((one) => one >= play.lowest && one <= play.highest)
  const isOnce = new Set(numbers).size === numbers.length
  const isEnough = numbers.length >= play.fewest && numbers.length <= play.most
  return isInRange && isOnce && isEnough && count === countCombinations(numbers.length, play.choose)
}

export const costOf = ({ count, unit, multiplier }: BetLine): number => count * unit * multiplier

/** Returns a line's win at the odds stored with its bet, in minor units. */
export function winOf(line: BetLine, play: Play, drawn: readonly number[]): number {
  const perBet = Math.floor((line.unit * line.multiplier * line.odds) / 1_000)
  return play.wins(drawn, line.numbers) * perBet
}
