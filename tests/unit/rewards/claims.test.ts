import { expect, test } from 'vitest'
import { hasPrice } from '#protocol/rewards/claims.ts'

test('a claim needs confirmation only if the reward has a wagering requirement', () => {
  expect(hasPrice({ turnover: 1 })).toBe(true)
  expect(hasPrice({ turnover: 0 })).toBe(false)
  expect(hasPrice(null)).toBe(false)
})
