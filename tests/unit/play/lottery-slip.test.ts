import { describe, expect, test } from 'vitest'
import { luckyNumbers } from '#domain/play/lucky-numbers.ts'
import { betsPicked, costOf, lineOf, placedLines, playOf } from '#protocol/play/lottery-slip.ts'
import { rules } from '#tests/models/play/lottery-slip.ts'

const slip = { rules, play: 'two', numbers: [3, 7, 12], unit: 50, multiplier: 2, lines: [] }
const line = { play: 'two', numbers: [3, 7, 12], count: 3, unit: 50, multiplier: 2, odds: 75_000 }

describe('Lottery slip', () => {
  test('has the selected kind of bet, or none if the lottery does not offer it', () => {
    expect(playOf(slip)?.name).toBe('Duque')
    expect(playOf({ rules, play: 'gone' })).toBeUndefined()
  })

  test.each([
    ['too few numbers', 'two', [3], 0],
    ['as many numbers as one bet needs', 'two', [3, 7], 1],
    ['one number more than one bet needs', 'two', [3, 7, 12], 3],
    ['too many numbers', 'two', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0],
    ['numbers for an unknown bet', 'gone', [3, 7], 0],
  ])('counts the bets in %s', (_what, play, numbers, bets) => {
    expect(betsPicked({ ...slip, play, numbers })).toBe(bets)
  })

  test('turns the picked numbers into a line at the current odds', () => {
    expect(lineOf(slip)).toEqual(line)
    expect(lineOf({ ...slip, numbers: [3] })).toBeNull()
  })

  test('places its lines, and also the picked numbers if they form a valid bet', () => {
    const lines = [{ ...line, numbers: [1, 2], count: 1 }]
    expect(placedLines({ ...slip, lines })).toEqual([...lines, line])
    expect(placedLines({ ...slip, lines, numbers: [3] })).toEqual(lines)
  })

  test('costs count × unit × multiplier, summed over its lines', () => {
    expect(costOf([line, { ...line, count: 1 }])).toBe(3 * 50 * 2 + 50 * 2)
    expect(costOf([])).toBe(0)
  })
})

describe('Lucky numbers', () => {
  const choice = { lowest: 1, highest: 6, fewest: 3 }

  test('are distinct, sorted and as many as a bet needs', () => {
    const rolls = [0.99, 0.99, 0, 0.5]
    expect(luckyNumbers(choice, () => rolls.shift() ?? Number.NaN)).toEqual([1, 4, 6])
    expect(rolls).toEqual([])
  })
})
