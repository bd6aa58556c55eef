import { expect, test } from 'vitest'
import { type DepositPromotion, isForChannel, usablePromotions } from '#protocol/rewards/deposit-bonus.ts'

const promotion: DepositPromotion = {
  id: 'double',
  title: 'Double',
  share: 10_000,
  cap: 50_000,
  min: 5_000,
  turnoverFactor: 10,
  lasts: 30,
  use: 'once',
  channels: null,
  endsAt: null,
  refusal: null,
}

test.each([
  ['for every channel', null, 'pix', true],
  ['for the chosen channel', ['pix'], 'pix', true],
  ['for another channel', ['pix'], 'bank', false],
  ['for some channels while none is chosen', ['pix'], null, false],
])('decides whether a deposit channel qualifies for a promotion %s', (_what, channels, channelId, isFor) => {
  expect(isForChannel({ channels }, channelId)).toBe(isFor)
})

test('offers only promotions that the member can use', () => {
  const used: DepositPromotion = { ...promotion, id: 'used', refusal: { why: 'used', reason: '', min: 0 } }
  expect(usablePromotions([used, promotion])).toEqual([promotion])
})
