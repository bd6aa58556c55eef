import { type SlotSymbol, slotSymbols } from '#protocol/play/play-slot.ts'
import { lineWin } from './slot-line.ts'
import { FREE_MULTIPLIER, freeSpins, REELS, ROWS, stripSets } from './slot-model.ts'

const WORD_RANGE = 2 ** 32

/**
 * Returns the exact return of a set of strips, as a fraction of the stake. All positions of a reel are
 * equally likely, so every line has the same average win. It is therefore enough to sum over the symbols of
 * one line, weighted by their frequency, instead of over all stops.
 */
export function returnOfSet(strips: readonly string[]): number {
  const ofOneSpin = lineReturn(strips)
  return ofOneSpin * (1 + freeSpinsOnAverage(strips) * FREE_MULTIPLIER)
}

function freeSpinsOnAverage(strips: readonly string[]): number {
  const chances = scatterChances(strips)
  return freeSpins.reduce((sum, spins, more) => sum + spins * (chances[3 + more] ?? 0), 0)
}

const returns = stripSets.map(returnOfSet)

/** The returns that a game can be configured to have, in basis points. */
export const slotReturns = {
  least: Math.ceil(Math.min(...returns) * 10_000),
  most: Math.floor(Math.max(...returns) * 10_000),
}

/**
 * Returns how many of 2³² rounds must use the second set of strips, so that the game returns `returnBp` basis
 * points.
 * @throws if the two sets cannot produce this return
 */
export function secondSetOf(returnBp: number): number {
  const [first = 0, second = 0] = returns
  if (returnBp < slotReturns.least || returnBp > slotReturns.most) {
    throw new Error(`No arrangement of the strips returns ${returnBp / 100}%`)
  }
  return Math.round(((returnBp / 10_000 - first) / (second - first)) * WORD_RANGE)
}

/** Returns the average win of a spin, as a fraction of the stake, without the free spins that it may win. */
export function lineReturn(strips: readonly string[]): number {
  const shares = strips.map((strip) =>
    slotSymbols.map((sign) => [...strip].filter((other) => other === sign).length / strip.length),
  )
  const sum = (reel: number, chance: number, signs: SlotSymbol[]): number => {
    if (chance === 0) return 0
    if (reel === REELS) return chance * (lineWin(signs)?.pays ?? 0)
    return slotSymbols.reduce(
      (total, sign, index) => total + sum(reel + 1, chance * (shares[reel]?.[index] ?? 0), [...signs, sign]),
      0,
    )
  }
  // Lines share the stake evenly and have the same average win, so the total return equals that of one line.
  return sum(0, 1, [])
}

/** Returns the probability of each number of visible scatters. A reel never shows two. */
function scatterChances(strips: readonly string[]): number[] {
  return strips
    .map(scatterShare)
    .reduce(
      (chances, share) =>
        chances.map((chance, count) => chance * (1 - share) + (chances[count - 1] ?? 0) * share),
      [1, ...Array<number>(REELS).fill(0)],
    )
}

function scatterShare(strip: string): number {
  const ringed = strip + strip.slice(0, ROWS - 1)
  return [...strip].filter((_, stop) => ringed.slice(stop, stop + ROWS).includes('s')).length / strip.length
}
