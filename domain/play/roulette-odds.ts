/** The pockets of a single-zero wheel in clockwise order. */
export const rouletteWheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]
export const POCKETS = rouletteWheel.length
const PAYING = POCKETS - 1

/** Return of every bet on a single-zero wheel: 36 of 37, in hundredths of a percent. */
export const ROULETTE_RETURN = 9_730

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const colourOf = (pocket: number): 'green' | 'red' | 'black' => {
  if (pocket === 0) return 'green'
  return reds.has(pocket) ? 'red' : 'black'
}

export const outsideSpots = [
  'dozen1',
  'dozen2',
  'dozen3',
  'column1',
  'column2',
  'column3',
  'low',
  'even',
  'red',
  'black',
  'odd',
  'high',
] as const
export type OutsideSpot = (typeof outsideSpots)[number]

export type RouletteSpot = OutsideSpot | `n${number}`

const numberSpots: RouletteSpot[] = Array.from({ length: POCKETS }, (_, pocket) => `n${pocket}` as const)
export const rouletteSpots: readonly RouletteSpot[] = [...numberSpots, ...outsideSpots]

const numbers = Array.from({ length: PAYING }, (_, index) => index + 1)
const covered: Readonly<Record<OutsideSpot, (number: number) => boolean>> = {
  dozen1: (number) => number <= 12,
  dozen2: (number) => number > 12 && number <= 24,
  dozen3: (number) => number > 24,
  column1: (number) => number % 3 === 1,
  column2: (number) => number % 3 === 2,
  column3: (number) => number % 3 === 0,
  low: (number) => number <= 18,
  even: (number) => number % 2 === 0,
  red: (number) => reds.has(number),
  black: (number) => !reds.has(number),
  odd: (number) => number % 2 === 1,
  high: (number) => number > 18,
}

const isOutside = (spot: RouletteSpot): spot is OutsideSpot =>
  (outsideSpots as readonly RouletteSpot[]).includes(spot)

export const numbersOn = (spot: RouletteSpot): readonly number[] =>
  isOutside(spot) ? numbers.filter(covered[spot]) : [Number(spot.slice(1))]

export type RouletteChip = { spot: RouletteSpot; amount: number }

/** Payout of a winning chip as a multiple of its amount, including the stake. */
const rouletteTimes = (spot: RouletteSpot): number => PAYING / numbersOn(spot).length

/** Payout of all chips for a pocket, in minor units. */
export const roulettePayout = (chips: readonly RouletteChip[], pocket: number): number =>
  chips.reduce(
    (sum, { spot, amount }) => (numbersOn(spot).includes(pocket) ? sum + amount * rouletteTimes(spot) : sum),
    0,
  )
