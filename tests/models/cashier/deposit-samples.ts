import type { DepositOrder } from '#protocol/cashier/deposits.ts'
import type { DepositPromotion } from '#protocol/rewards/deposit-bonus.ts'

export const orderLike = (changes: Partial<DepositOrder> = {}): DepositOrder => ({
  id: 'd1',
  channelId: 'pix',
  channelName: 'Pix',
  amount: 5_000,
  paid: null,
  currency: 'BRL',
  state: 'created',
  createdAt: '2030-01-01T00:00:00.000Z',
  expiresAt: '2030-01-01T00:15:00.000Z',
  settledAt: null,
  reason: '',
  bonus: null,
  copyCode: '000201',
  now: '2030-01-01T00:00:00.000Z',
  ...changes,
})

export const promotionLike = (changes: Partial<DepositPromotion> = {}): DepositPromotion => ({
  id: 'double',
  title: 'Depósito em dobro',
  share: 10_000,
  cap: 10_000,
  min: 2_000,
  turnoverFactor: 10,
  lasts: 14,
  use: 'once',
  channels: null,
  endsAt: null,
  refusal: null,
  ...changes,
})
