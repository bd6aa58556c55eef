import { expect, test } from 'vitest'
import { problemOf, type SlipContext } from '#games/sports/slip-context.ts'

const context = (stake: number | null): SlipContext => ({
  vendor: {} as SlipContext['vendor'],
  book: { limits: { least: 100, most: 50_000, legs: 10, odds: 100_000 } } as SlipContext['book'],
  balance: 10_000,
  mode: 'single',
  stake,
  legs: [],
  quotes: [],
  intent: null,
  placed: [],
  refusal: null,
  failures: 0,
})

test.each([
  [null, 'noStake'],
  [0, 'noStake'],
  [1, 'least'],
  [50_001, 'most'],
  [100, null],
] as const)('finds the problem with a stake: %s minor units → %s', (stake, problem) => {
  expect(problemOf(context(stake))).toBe(problem)
})
