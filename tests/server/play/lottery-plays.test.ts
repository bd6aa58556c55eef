import { describe, expect, test } from 'vitest'
import { countCombinations } from '#domain/play/combinations.ts'
import { numbersOf } from '#server/play/lottery/balls.ts'
import { isBet, type Play, plays, returnBpOf } from '#server/play/lottery/plays.ts'
import { issueOf, slotsFrom } from '#server/play/lottery/schedule.ts'
import { lineOf } from '#tests/support/play/lottery-world.ts'

function* everyNumber(digits: number): Generator<number[]> {
  for (let number = 0; number < 10 ** digits; number++)
    yield [...String(number).padStart(digits, '0')].map(Number)
}

/**
 * Calculates the return of each pick over all possible draws, in basis points. The tests expect the same
 * return for all picks.
 */
function exactReturn(play: Play, digits: number): number[] {
  const picks = Array.from({ length: play.highest - play.lowest + 1 }, (_, index) => play.lowest + index)
  const wins = new Map(picks.map((pick) => [pick, 0]))
  for (const drawn of everyNumber(digits))
    for (const pick of picks.length > 10 ? [Number(drawn.slice(-play.digits).join(''))] : picks)
      wins.set(pick, (wins.get(pick) ?? 0) + play.wins(drawn, [pick]))
  return [...wins.values()].map((times) => Math.floor((times * play.odds * 10) / 10 ** digits))
}

describe('[LOTT-03] Stated return of a bet', () => {
  test.each(Object.entries(plays.VN))('is exact for a bet on five digits: %s', (_, play) => {
    expect(new Set(exactReturn(play, 5))).toEqual(new Set([returnBpOf(play, play.odds)]))
  })

  test.each(Object.entries(plays.SEA))('is exact for a bet on four digits: %s', (_, play) => {
    expect(new Set(exactReturn(play, 4))).toEqual(new Set([returnBpOf(play, play.odds)]))
  })

  test.each(Object.entries(plays.SIX49))('is exact for a bet on six of forty-nine: %s', (_, play) => {
    // Counts the draws that contain all picks. There is one for each choice of the remaining numbers.
    const picked = Array.from({ length: play.choose }, (_, index) => index + 1)
    const holding = countCombinations(49 - play.choose, 6 - play.choose)
    const exact = Math.floor((holding * play.odds * 10) / countCombinations(49, 6))
    expect(returnBpOf(play, play.odds)).toBe(exact)
    expect(play.wins([...picked, 40, 41, 42, 43, 44].slice(0, 6), picked)).toBe(1)
    expect(play.wins([40, 41, 42, 43, 44, 45], picked)).toBe(0)
  })

  test.each(['VN', 'SEA', 'SIX49'] as const)('matches the wins in simulated draws: %s', (family) => {
    const DRAWS = 40_000
    for (const [name, play] of Object.entries(plays[family])) {
      const [times, of] = play.chance
      const chance = times / of
      if (chance < 0.005) continue
      const numbers = Array.from({ length: play.choose }, (_, index) => play.lowest + index)
      let wins = 0
      for (let draw = 0; draw < DRAWS; draw++)
        wins += play.wins(numbersOf(family, { id: `${draw}`, seed: `${name} ${draw}` }), numbers)
      const error = Math.sqrt((chance * (1 - chance)) / DRAWS)
      expect(Math.abs(wins / DRAWS - chance)).toBeLessThan(4.5 * error)
    }
  })
})

test('[LOTT-03] counts every combination of the numbers as one bet', () => {
  expect([1, 3, 10].map((many) => countCombinations(many, 1))).toEqual([1, 3, 10])
  expect([1, 2, 4, 10].map((many) => countCombinations(many, 2))).toEqual([0, 1, 6, 45])
  expect(countCombinations(10, 4)).toBe(210)
  expect(plays.SIX49.two?.wins([1, 2, 3, 10, 20, 30], [1, 2, 3, 4])).toBe(3)
})

test('rejects lines with out-of-range, repeated, missing, extra or miscounted numbers', () => {
  const two = plays.SIX49.two
  if (!two) throw new Error('There is no such play')
  expect(isBet(lineOf('SIX49', 'two', { numbers: [1, 49] }), two)).toBe(true)
  for (const numbers of [[0, 5], [5, 50], [5, 5], [5], Array.from({ length: 11 }, (_, index) => index + 1)])
    expect(isBet(lineOf('SIX49', 'two', { numbers }), two)).toBe(false)
  expect(isBet(lineOf('SIX49', 'two', { numbers: [1, 2, 3], count: 2 }), two)).toBe(false)
})

test('draws six different balls out of forty-nine, and the same balls for the same seed', () => {
  const draw = { id: 'a', seed: 'b' }
  expect(new Set(numbersOf('SIX49', draw)).size).toBe(6)
  expect(numbersOf('SIX49', draw)).toEqual(numbersOf('SIX49', draw))
  expect(numbersOf('SIX49', { ...draw, seed: 'c' })).not.toEqual(numbersOf('SIX49', draw))
})

test('opens each draw when the previous draw locks, and numbers the draws of each Brasília day', () => {
  const minute = { every: 60_000, offset: 0, lock: 10_000 }
  const slots = slotsFrom(minute, Date.UTC(2030, 0, 1, 3, 0, 49, 999))
  const [first, second] = [slots.next().value, slots.next().value]
  expect(first).toMatchObject({ drawsAt: Date.UTC(2030, 0, 1, 3, 1) })
  expect(issueOf(first.drawsAt, minute)).toBe('20300101-0002')
  expect(issueOf(first.drawsAt, { ...minute, every: 86_400_000 })).toBe('20300101')
  expect(second.opensAt).toBe(first.locksAt)
  const atLock = slotsFrom(minute, Date.UTC(2030, 0, 1, 3, 0, 50))
  expect(atLock.next().value.drawsAt).toBe(second.drawsAt)
})
