import type { DepositOrder } from '#contract/deposits.ts'

/** An order as the platform shows it. */
export const orderLike = (changes: Partial<DepositOrder> = {}): DepositOrder => ({
  id: 'd1',
  channelId: 'pix',
  channelName: 'Pix',
  amount: 5_000,
  currency: 'BRL',
  state: 'created',
  createdAt: '2030-01-01T00:00:00.000Z',
  expiresAt: '2030-01-01T00:15:00.000Z',
  settledAt: null,
  reason: '',
  copyCode: '000201',
  now: '2030-01-01T00:00:00.000Z',
  ...changes,
})
