import { type SlotSymbol, slotSymbols } from '#protocol/play/play-slot.ts'
import { lineWin } from './slot-line.ts'
import { FREE_MULTIPLIER, freeSpins, REELS, ROWS, stripSets } from './slot-model.ts'

const WORD_RANGE = 2 ** 32

/**
 * The exact return of a set of strips, 1 for all that was staked. A line sees one place of each reel, and each place
 * is as likely as another, so that every line wins the same on average: all signs that five reels can show on it
 * are gone through with their weights, which is the same as going through all stops.
 */
export function returnOfSet(strips: readonly string[]): number {
  const ofOneSpin = lineReturn(strips)
  return ofOneSpin * (1 + freeSpinsOnAverage(strips) * FREE_MULTIPLIER)
}

/** Free spins that a paid spin wins on average. */
function freeSpinsOnAverage(strips: readonly string[]): number {
  const chances = scatterChances(strips)
  return freeSpins.reduce((sum, spins, more) => sum + spins * (chances[3 + more] ?? 0), 0)
}

const returns = stripSets.map(returnOfSet)

/** The returns between which a game's may be, hundredths of a percent. */
export const slotReturns = {
  least: Math.ceil(Math.min(...returns) * 10_000),
  most: Math.floor(Math.max(...returns) * 10_000),
}

/**
 * Out of how many of 2³² deals the second set is dealt, for the stated return (hundredths of a percent) to be the
 * true one. Throws for a return that the two sets cannot make.
 */
export function secondSetOf(returnBp: number): number {
  const [first = 0, second = 0] = returns
  if (returnBp < slotReturns.least || returnBp > slotReturns.most) {
    throw new Error(`No deal of the strips returns ${returnBp / 100} %`)
  }
  return Math.round(((returnBp / 10_000 - first) / (second - first)) * WORD_RANGE)
}

/** What one spin returns without the free ones it wins. */
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
  // Each line stakes its share and wins the same on average, so the whole returns what one line does.
  return sum(0, 1, [])
}

/** How likely each number of scatters in the window is; no reel shows two. */
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
