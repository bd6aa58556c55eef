import { expect, test } from 'vitest'
import { givenFor, mostNow, stepsOf } from '#protocol/rewards/point-conversion.ts'

/** Members get 2.00 per 50 points and can convert 120 to 1,020 points at a time. */
const config = {
  currency: 'BRL',
  ratio: { points: 50, amount: 200 },
  turnoverPerPoint: 500,
  minConversion: 120,
  maxConversion: 1_020,
  conversionOn: true,
  redemptionOn: true,
}

test('[PTS-01] converts points in whole steps and rounds the limits to whole steps', () => {
  expect(stepsOf({ config })).toEqual({ step: 50, min: 150, max: 1_000 })
})

test.each([
  ['the balance in whole steps', 199, 150],
  ['the configured maximum', 5_000, 1_000],
  ['zero points while the balance is below the minimum', 149, 0],
])('[PTS-01] lets a member convert at most %s', (_what, balance, most) => {
  expect(mostNow({ balance, config })).toBe(most)
})

test.each([
  ['points in whole steps', 300, 1_200],
  ['points between two steps', 310, 0],
  ['points below the minimum', 100, 0],
])('[PTS-01] calculates the payment for %s', (_what, points, given) => {
  expect(givenFor({ points, config })).toBe(given)
})
