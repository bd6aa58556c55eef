import { expect, test } from 'vitest'
import { hasPrice } from '#protocol/rewards/gifts.ts'

test('a gift has a price when it must be wagered', () => {
  expect(hasPrice({ turnover: 1 })).toBe(true)
  expect(hasPrice({ turnover: 0 })).toBe(false)
  expect(hasPrice(null)).toBe(false)
})
