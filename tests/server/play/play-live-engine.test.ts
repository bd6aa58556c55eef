import { expect, test } from 'vitest'
import {
  CARDS,
  cardSpots,
  chanceOf,
  type LiveSpot,
  type LiveTableKind,
  livePayout,
  spotDrawn,
  wheelSpots,
} from '#domain/play/live-odds.ts'
import { fairNumbers } from '#server/play/engines/fair-numbers.ts'
import { drawLive, liveWin } from '#server/play/engines/live.ts'
import { liveMoment } from '#server/play/engines/live-schedule.ts'
import { stakes } from '#server/play/rounds/stakes.ts'
import { isLong } from '#tests/support/is-long.ts'
import { quickNumbers } from '#tests/support/play/quick-numbers.ts'

const tables: [LiveTableKind, readonly LiveSpot[]][] = [
  ['wheel', wheelSpots],
  ['cards', cardSpots],
]
const ROUNDS = isLong ? 1_000_000 : 100_000

test('the stated odds match a count of every possible outcome', () => {
  const ends = new Map<LiveSpot, number>()
  for (let dragon = 0; dragon < CARDS; dragon++) {
    for (let tiger = 0; tiger < CARDS; tiger++) {
      if (tiger === dragon) continue
      const spot = spotDrawn({ table: 'cards', dragon, tiger })
      ends.set(spot, (ends.get(spot) ?? 0) + 1)
    }
  }
  for (const spot of cardSpots) {
    const { ways, of } = chanceOf(spot)
    expect((ends.get(spot) ?? 0) / (CARDS * (CARDS - 1))).toBeCloseTo(ways / of, 12)
  }
  for (const [, spots] of tables) {
    expect(spots.reduce((sum, spot) => sum + chanceOf(spot).ways / chanceOf(spot).of, 0)).toBeCloseTo(1, 12)
  }
})

test('returns the stated share of every stake and loses less than a minor unit to rounding', () => {
  for (const [, spots] of tables)
    for (const spot of spots)
      for (const stake of stakes) {
        const { ways, of } = chanceOf(spot)
        const returned = (livePayout({ stake, spot, returnBp: 9_550 }) * ways) / of
        expect(returned).toBeLessThanOrEqual(stake * 0.955 + 1e-9)
        expect(returned).toBeGreaterThan(stake * 0.955 - ways / of)
      }
})

test.each(tables)(
  `${ROUNDS} rounds at the %s table return the stated share, within four standard errors`,
  {
    timeout: 120_000,
  },
  (table, spots) => {
    const numbers = quickNumbers(20_261_123)
    const stake = 10_000
    const bets = new Map(spots.map((spot) => [spot, { sum: 0, squares: 0 }]))
    for (let round = 0; round < ROUNDS; round++) {
      const drawn = drawLive(numbers, table)
      for (const [spot, kept] of bets) {
        const returned = liveWin({ stake, spot, returnBp: 9_600 }, drawn) / stake
        kept.sum += returned
        kept.squares += returned * returned
      }
    }
    for (const { sum, squares } of bets.values()) {
      const mean = sum / ROUNDS
      const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
      expect(Math.abs(mean - 0.96)).toBeLessThan(4 * error)
    }
  },
)

test('derives a round from both seeds and never draws a card twice', () => {
  for (let seed = 0; seed < 2_000; seed++) {
    const draw = () => drawLive(fairNumbers('a'.repeat(64), `client-${seed}`), 'cards')
    const drawn = draw()
    expect(draw()).toEqual(drawn)
    if (drawn.table === 'cards') expect(drawn.dragon).not.toBe(drawn.tiger)
  }
})

test('derives the current round from the clock, without gaps or overlaps', () => {
  const start = Date.UTC(2026, 0, 1)
  let before = liveMoment(10_001, new Date(start))
  for (let at = start; at < start + 120_000; at += 250) {
    const here = liveMoment(10_001, new Date(at))
    expect(here.left).toBeGreaterThan(0)
    expect(liveMoment(10_001, new Date(at + here.left)).phase).not.toBe(here.phase)
    expect(here.number - before.number).toBe(here.opensAt === before.opensAt ? 0 : 1)
    before = here
  }
})
