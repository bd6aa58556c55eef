import type { WithdrawalDetails } from '#protocol/cashier/withdrawal-order.ts'

export const withdrawalLike = (changes: Partial<WithdrawalDetails> = {}): WithdrawalDetails => ({
  id: 'w1',
  amount: 5_000,
  fee: 0,
  currency: 'BRL',
  accountId: 'a1',
  accountName: '***.456.789-**',
  state: 'submitted',
  createdAt: '2030-01-01T00:00:00.000Z',
  reason: '',
  timeline: [],
  mayCancel: true,
  mayConfirm: false,
  now: '2030-01-01T00:00:00.000Z',
  receivedAt: null,
  receivedBy: null,
  proof: [],
  comment: '',
  ...changes,
})
