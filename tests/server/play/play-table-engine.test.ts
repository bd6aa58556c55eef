import { expect, test } from 'vitest'
import { chanceRange, diceLimit, dicePayout, isDiceWon, ROLLS } from '#domain/play/dice-odds.ts'
import { binOf, plinkoPayout, plinkoRisks, plinkoRows, waysTo } from '#domain/play/plinko-odds.ts'
import {
  colourOf,
  numbersOn,
  POCKETS,
  ROULETTE_RETURN,
  roulettePayout,
  rouletteSpots,
  rouletteWheel,
} from '#domain/play/roulette-odds.ts'
import type { TableBet } from '#protocol/play/play-table.ts'
import { tablePayout } from '#protocol/play/table-payout.ts'
import { fairNumbers } from '#server/play/engines/fair-numbers.ts'
import { landTable } from '#server/play/engines/table.ts'
import { stakes } from '#server/play/rounds/stakes.ts'
import { isLong } from '#tests/support/is-long.ts'
import { measuredReturn } from '#tests/support/play/measured-return.ts'
import { quickNumbers } from '#tests/support/play/quick-numbers.ts'

const RETURN = 9_650

test('the roulette wheel has each number once and alternates between red and black', () => {
  expect([...rouletteWheel].sort((a, b) => a - b)).toEqual(
    Array.from({ length: POCKETS }, (_, pocket) => pocket),
  )
  expect(rouletteWheel.filter((pocket) => colourOf(pocket) === 'red')).toHaveLength(18)
  const colours = rouletteWheel.slice(1).map(colourOf)
  expect(colours.every((colour, index) => colour !== colours[index + 1])).toBe(true)
})

test('returns 36/37 of stakes on every roulette spot, and zero wins only on its own spot', () => {
  for (const spot of rouletteSpots) {
    const paid = rouletteWheel.reduce(
      (sum, pocket) => sum + roulettePayout([{ spot, amount: 100 }], pocket),
      0,
    )
    expect(paid).toBe(100 * (POCKETS - 1))
    expect(numbersOn(spot).includes(0)).toBe(spot === 'n0')
  }
  expect(Math.round((36 / 37) * 10_000)).toBe(ROULETTE_RETURN)
})

test('dice rolls win as often as their stated chance and return the stated share', () => {
  for (let chance = chanceRange.least; chance <= chanceRange.most; chance++) {
    for (const side of ['under', 'over'] as const) {
      let won = 0
      for (let roll = 0; roll < ROLLS; roll++) won += isDiceWon({ side, chance }, roll) ? 1 : 0
      expect(won).toBe((ROLLS * chance) / 100)
      expect(isDiceWon({ side, chance }, diceLimit({ side, chance }))).toBe(side === 'over')
    }
    for (const stake of stakes) {
      const returned = (dicePayout({ stake, chance, returnBp: RETURN }) * chance) / 100
      expect(returned).toBeLessThanOrEqual((stake * RETURN) / 10_000 + 1e-9)
      expect(returned).toBeGreaterThan((stake * RETURN) / 10_000 - chance / 100)
    }
  }
})

test('returns the stated share of the stake on every plinko board, to within a minor unit', () => {
  for (const rows of plinkoRows)
    for (const risk of plinkoRisks)
      for (const stake of stakes) {
        const bins = Array.from({ length: rows + 1 }, (_, bin) => bin)
        expect(bins.reduce((sum, bin) => sum + waysTo(bin, rows), 0)).toBe(2 ** rows)
        const returned = bins.reduce((sum, bin) => {
          const paid = plinkoPayout({ rows, risk }, { stake, bin, returnBp: RETURN })
          return sum + (paid * waysTo(bin, rows)) / 2 ** rows
        }, 0)
        expect(returned).toBeLessThanOrEqual((stake * RETURN) / 10_000 + 1e-5)
        expect(returned).toBeGreaterThan((stake * RETURN) / 10_000 - 1)
      }
})

const chip = (spot: (typeof rouletteSpots)[number], amount: number) => ({ spot, amount })
const games: [string, TableBet, number][] = [
  ['chips on roulette', { variant: 'roulette', chips: [chip('red', 10_000), chip('n17', 10_000)] }, 36 / 37],
  ['a die', { variant: 'dice', side: 'over', chance: 33 }, RETURN / 10_000],
  ['balls through 8 rows', { variant: 'plinko', rows: 8, risk: 'medium' }, RETURN / 10_000],
  ['balls through 16 rows', { variant: 'plinko', rows: 16, risk: 'high' }, RETURN / 10_000],
]

test.each(games)(
  'rounds with %s return the stated share, within four standard errors',
  {
    timeout: 60_000,
  },
  (_, bet, stated) => {
    const numbers = quickNumbers(20_261_125)
    const stake = 20_000
    const { mean, error } = measuredReturn(
      isLong ? 1_000_000 : 200_000,
      () => tablePayout({ bet, stake, returnBp: RETURN }, landTable(numbers, bet)) / stake,
    )
    expect(Math.abs(mean - stated)).toBeLessThan(4 * error + 1 / stake)
    expect(error).toBeLessThan(0.02)
  },
)

test('derives the result of every table game from both seeds', () => {
  for (const [, bet] of games) {
    const land = (clientSeed: string) => landTable(fairNumbers('a'.repeat(64), clientSeed), bet)
    expect(land('client-seed')).toEqual(land('client-seed'))
    const landings = new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(land(`seed-${seed}`))))
    expect(landings.size).toBeGreaterThan(5)
    const landed = land('client-seed')
    if (landed.variant === 'plinko') expect(binOf(landed.path)).toBeLessThanOrEqual(landed.path.length)
  }
})
