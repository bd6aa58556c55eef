/** Spots that take stakes: six symbols of a wheel, or a card table's two sides and their tie. */
export const wheelSpots = ['disc', 'triangle', 'square', 'diamond', 'star', 'crown'] as const
export const cardSpots = ['dragon', 'tiger', 'tie'] as const
export const liveSpots = [...wheelSpots, ...cardSpots] as const
export type LiveSpot = (typeof liveSpots)[number]

export type LiveTableKind = 'wheel' | 'cards'

/** Result of a round: the position where the wheel stopped, or each side's card, from 0 to 51. */
export type LiveDrawn = { table: 'wheel'; stop: number } | { table: 'cards'; dragon: number; tiger: number }

const signs: Record<string, LiveSpot> = {
  d: 'disc',
  t: 'triangle',
  q: 'square',
  i: 'diamond',
  s: 'star',
  c: 'crown',
}

/** The wheel's fields in order: 24 discs, 15 triangles, 8 squares, 4 diamonds, 2 stars, 1 crown. */
export const wheel: readonly LiveSpot[] = [...'dtdqdtditdqdtdsdtdqtdditdqdtdcdtdqdtditdqdtdsdtdqtditq'].map(
  (sign) => signs[sign] ?? 'disc',
)

export const CARDS = 52
const RANKS = 13

/**
 * Returns the number of results that make a spot win (`ways`) and the total number of equally likely results
 * (`of`).
 */
export function chanceOf(spot: LiveSpot): { ways: number; of: number } {
  if (spot === 'tie') return { ways: 3, of: CARDS - 1 }
  if (spot === 'dragon' || spot === 'tiger') return { ways: 24, of: CARDS - 1 }
  return { ways: wheel.filter((sign) => sign === spot).length, of: wheel.length }
}

/** From 0 for a two to 12 for an ace. */
export const rankOf = (card: number): number => card % RANKS
export const suitOf = (card: number): number => Math.floor(card / RANKS)

export function spotDrawn(drawn: LiveDrawn): LiveSpot {
  if (drawn.table === 'wheel') return wheel[drawn.stop] ?? 'disc'
  const [dragon, tiger] = [rankOf(drawn.dragon), rankOf(drawn.tiger)]
  if (dragon === tiger) return 'tie'
  return dragon > tiger ? 'dragon' : 'tiger'
}

/**
 * Payout of a winning spot in minor units: the stake at fair odds, times the return in hundredths of a
 * percent, rounded down.
 */
export function livePayout({
  stake,
  spot,
  returnBp,
}: {
  stake: number
  spot: LiveSpot
  returnBp: number
}): number {
  const { ways, of } = chanceOf(spot)
  return Math.floor((stake * of * returnBp) / (ways * 10_000))
}
