import { expect, test } from 'vitest'
import {
  duelChance,
  duelFormOf,
  duelForms,
  duelPayout,
  duelPicks,
  duelScore,
  EXCHANGE_ENDS,
  EXCHANGES_TO_WIN,
  isDuelWon,
  MOST_EXCHANGES,
} from '#domain/play/duel-odds.ts'
import { duelWin, fightDuel } from '#server/play/engines/duel.ts'
import { fairNumbers, seedHashOf } from '#server/play/engines/fair-numbers.ts'
import { stakes } from '#server/play/rounds/stakes.ts'
import { measuredReturn } from '#tests/support/play/measured-return.ts'
import { quickNumbers } from '#tests/support/play/quick-numbers.ts'

const RETURN = 9_550
const forms = duelForms.map((_, form) => form)

test('the chances of a win, a draw and a loss sum to one, and near plus far wins equal all wins', () => {
  for (const form of forms) {
    const chance = (pick: (typeof duelPicks)[number]) => duelChance(form, pick)
    expect(chance('left') + chance('draw') + chance('right')).toBeCloseTo(1, 12)
    expect(chance('leftNear') + chance('leftFar')).toBeCloseTo(chance('left'), 12)
    expect(chance('rightNear') + chance('rightFar')).toBeCloseTo(chance('right'), 12)
    for (const pick of duelPicks) expect(chance(pick)).toBeGreaterThan(0)
  }
})

test('gives equal sides the same odds and a stronger side shorter odds', () => {
  for (const [form, { left, right }] of duelForms.entries()) {
    expect(left + right).toBeLessThan(EXCHANGE_ENDS)
    expect(Math.sign(left - right)).toBe(
      Math.sign(Math.round((duelChance(form, 'left') - duelChance(form, 'right')) * 1e9)),
    )
  }
})

test('returns the stated share of every stake and loses less than a minor unit to rounding', () => {
  for (const form of forms)
    for (const pick of duelPicks)
      for (const stake of stakes) {
        const chance = duelChance(form, pick)
        const returned = duelPayout({ stake, form, pick, returnBp: RETURN }) * chance
        expect(returned).toBeLessThanOrEqual((stake * RETURN) / 10_000 + 1e-5)
        expect(returned).toBeGreaterThan((stake * RETURN) / 10_000 - chance)
      }
})

test('returns the stated share of stakes over a million duels, within four standard errors', {
  timeout: 60_000,
}, () => {
  const numbers = quickNumbers(20_261_125)
  const stake = 20_000
  for (const pick of duelPicks) {
    const { mean, error } = measuredReturn(150_000, () => {
      const form = numbers(duelForms.length)
      return duelWin({ stake, form, pick, returnBp: RETURN }, fightDuel(numbers, form)) / stake
    })
    expect(Math.abs(mean - RETURN / 10_000)).toBeLessThan(4 * error + 1 / stake)
    expect(error).toBeLessThan(0.02)
  }
})

test('derives a duel from both seeds, and the strength of the sides from the server seed’s hash', () => {
  const met = new Set<number>()
  for (let seed = 0; seed < 400; seed++) {
    const serverSeed = `seed-${seed}`
    const form = duelFormOf(seedHashOf(serverSeed))
    met.add(form)
    const exchanges = fightDuel(fairNumbers(serverSeed, 'client-seed'), form)
    expect(fightDuel(fairNumbers(serverSeed, 'client-seed'), form)).toEqual(exchanges)
    const score = duelScore(exchanges)
    const isWon = Math.max(score.left, score.right) === EXCHANGES_TO_WIN
    expect(isWon || exchanges.length === MOST_EXCHANGES).toBe(true)
    expect(duelPicks.filter((pick) => isDuelWon(pick, score))).toHaveLength(
      score.left === score.right ? 1 : 2,
    )
  }
  expect(met.size).toBe(duelForms.length)
})
