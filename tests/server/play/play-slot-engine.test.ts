import { expect, test } from 'vitest'
import type { SlotSymbol } from '#protocol/play/play-slot.ts'
import { fairNumbers } from '#server/play/engines/fair-numbers.ts'
import { playSlot } from '#server/play/engines/slot.ts'
import { lineWin } from '#server/play/engines/slot-line.ts'
import { lines, REELS, stripSets } from '#server/play/engines/slot-model.ts'
import { lineReturn, returnOfSet, secondSetOf, slotReturns } from '#server/play/engines/slot-return.ts'
import { isLong } from '#tests/support/is-long.ts'
import { quickNumbers } from '#tests/support/play/quick-numbers.ts'

test('pays lines from the left, where a wild counts as any symbol and a scatter as none', () => {
  expect(lineWin(['p', 'p', 'p', 'c', 'p'])).toEqual({ symbol: 'p', count: 3, pays: 6 })
  expect(lineWin(['w', 'p', 'w', 'p', 'c'])).toEqual({ symbol: 'p', count: 4, pays: 25 })
  expect(lineWin(['w', 'w', 'w', 'p', 'c'])).toEqual({ symbol: 'w', count: 3, pays: 60 })
  expect(lineWin(['w', 'w', 'w', 't', 't'])).toEqual({ symbol: 't', count: 5, pays: 1250 })
  expect(lineWin(['w', 'w', 'w', 'w', 'w'])).toEqual({ symbol: 'w', count: 5, pays: 2000 })
  expect(lineWin(['c', 'p', 'p', 'p', 'p'])).toBeNull()
  expect(lineWin(['s', 's', 's', 's', 's'])).toBeNull()
  expect(lineWin(['p', 'p', 's', 'p', 'p'])).toBeNull()
})

test('never shows two scatters on the same reel', () => {
  for (const strip of stripSets.flat()) {
    const ringed = strip + strip.slice(0, 2)
    const windows = [...strip].map((_, stop) => ringed.slice(stop, stop + 3))
    expect(windows.filter((window) => window.split('s').length > 2)).toEqual([])
  }
})

test('calculates the same return as a loop over all stops', () => {
  // The loop visits every stop of three full and two shortened reels. It does not use the weights of the fast
  // algorithm.
  const strips = (stripSets[1] ?? []).map((strip, reel) => (reel < 3 ? strip : strip.slice(0, 6)))
  let paid = 0
  const through = (signs: SlotSymbol[]): void => {
    const strip = strips[signs.length]
    if (!strip) paid += lineWin(signs)?.pays ?? 0
    else for (const sign of strip) through([...signs, sign as SlotSymbol])
  }
  through([])
  const stops = strips.reduce((product, strip) => product * strip.length, 1)
  expect(lineReturn(strips)).toBeCloseTo(paid / stops, 10)
})

test('mixes two reel sets for any return between their two returns, and rejects other returns', () => {
  const [first = 0, second = 0] = stripSets.map(returnOfSet)
  for (const returnBp of [slotReturns.least, 9_000, 9_400, 9_600, slotReturns.most]) {
    const share = secondSetOf(returnBp) / 2 ** 32
    expect(first * (1 - share) + second * share).toBeCloseTo(returnBp / 10_000, 8)
  }
  expect(() => secondSetOf(slotReturns.most + 1)).toThrow('returns')
  expect(() => secondSetOf(slotReturns.least - 1)).toThrow('returns')
})

test('returns the stated share over many rounds, within four standard errors', { timeout: 60_000 }, () => {
  const rounds = isLong ? 1_000_000 : 200_000
  const stake = 100
  const numbers = quickNumbers(20_261_121)
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    const returned = playSlot(numbers, { stake, returnBp: 9_600 }).payout / stake
    sum += returned
    squares += returned * returned
  }
  const mean = sum / rounds
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
  expect(Math.abs(mean - 0.96)).toBeLessThan(4 * error)
  expect(error).toBeLessThan(0.01)
})

test('derives a round from both seeds, and scales every win by the stake', () => {
  const play = (clientSeed: string, stake: number) =>
    playSlot(fairNumbers('a'.repeat(64), clientSeed), { stake, returnBp: 9_600 })
  expect(play('client-seed', 100)).toEqual(play('client-seed', 100))
  expect(play('client-seed', 100).spins[0]?.stops).not.toEqual(play('other-seed', 100).spins[0]?.stops)
  for (let seed = 0; seed < 200; seed++) {
    const [small, large] = [play(`client-${seed}`, 20), play(`client-${seed}`, 2_000)]
    expect(large.payout).toBe(small.payout * 100)
    expect(small.payout % 1).toBe(0)
    expect(small.spins.every(({ stops }) => stops.length === REELS)).toBe(true)
  }
  expect(lines).toHaveLength(10)
})
