import { describe, expect, test } from 'vitest'
import {
  deliveryProblem,
  isLimitedByOwn,
  itemIn,
  mostOf,
  priceIn,
} from '#protocol/rewards/point-shop-rules.ts'
import { sent as item } from '#tests/models/rewards/point-shop.ts'

test.each([
  ['the balance', { left: null, maxPerMember: null, points: 100 }, 450, 4],
  ['the stock', { left: 2, maxPerMember: null, points: 100 }, 450, 2],
  ['the rest of the member’s limit', { left: null, maxPerMember: 3, own: 2, points: 100 }, 450, 1],
  ['the maximum of one order', { left: null, maxPerMember: null, points: 1 }, 1_000, 99],
  [
    'a limit that the member has already exceeded',
    { left: null, maxPerMember: 1, own: 2, points: 100 },
    450,
    0,
  ],
])('[PTS-01] limits the quantity of an order by %s', (_why, given, balance, most) => {
  expect(mostOf({ ...item, ...given }, balance)).toBe(most)
})

test.each([
  ['the limit per member is the reason', { maxPerMember: 2, own: 1 }, 450, true],
  ['the member has reached the limit', { maxPerMember: 2, own: 2 }, 450, true],
  ['the balance runs out first', { maxPerMember: 4, own: 1 }, 100, false],
  ['the stock runs out first', { maxPerMember: 4, own: 1, left: 1 }, 450, false],
  ['the member has not ordered the item yet', { maxPerMember: 2, own: 0 }, 450, false],
  ['there is no limit', { maxPerMember: null, own: 3 }, 450, false],
])('[PTS-01] names the limit per member only when it applies: %s', (_what, given, balance, isWhy) => {
  expect(isLimitedByOwn({ ...item, ...given }, balance)).toBe(isWhy)
})

describe('Price of an order', () => {
  const order = { items: [item], itemId: item.id }

  test('is the item’s price times the quantity', () => {
    expect(priceIn({ ...order, quantity: 3 })).toBe(item.points * 3)
  })

  test.each([null, 'unreadable', 'tooLarge'] as const)('is zero while the quantity is %s', (quantity) => {
    expect(priceIn({ ...order, quantity })).toBe(0)
  })

  test('is zero while no item is selected', () => {
    expect(itemIn({ items: [item], itemId: null })).toBeUndefined()
    expect(priceIn({ items: [item], itemId: null, quantity: 3 })).toBe(0)
  })
})

test.each([
  ['name', ' ', 'missing'],
  ['address', 'x'.repeat(201), 'long'],
  ['mobileNum', 'ligue para mim', 'noPhone'],
  ['name', 'ligue para mim', null],
  ['mobileNum', '+55 (11) 98888-0001', null],
] as const)('[PTS-01] validates the delivery field %s that contains “%s”', (field, text, problem) => {
  expect(deliveryProblem(field, text)).toBe(problem)
})
