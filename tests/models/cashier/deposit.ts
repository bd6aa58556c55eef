import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { depositMachine } from '#machines/cashier/deposit.machine.ts'
import type { DepositChannel } from '#protocol/cashier/deposits.ts'
import { orderLike, promotionLike } from './deposit-samples.ts'

const pix: DepositChannel = {
  id: 'pix',
  name: 'Pix',
  kind: 'pix',
  min: 1_000,
  max: 100_000,
  presets: [2_000, 5_000],
  usualMinutes: 1,
  closedUntil: null,
}
const transfer: DepositChannel = { ...pix, id: 'transfer', name: 'Transferência', kind: 'bank', min: 10_000 }
const until = '2030-01-01T01:00:00.000Z'

const promotions = [
  promotionLike(),
  promotionLike({ id: 'byTransfer', channels: ['transfer'] }),
  promotionLike({ id: 'used', refusal: { why: 'used', reason: '', min: 2_000 } }),
]
const channels = (channels: DepositChannel[], openDepositId: string | null = null) => ({
  done: { currency: 'BRL', channels, openDepositId, promotions, bonusInUse: null, depositTurnover: 10_000 },
})
const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { answer: { ok: false as const, refusal: { code, message: '', value } } },
})

export const depositModel = defineModel(depositMachine, {
  inputs: {
    'a new deposit': { memberId: '7', pending: null, wantedPromotionId: null },
    'from a promotion': { memberId: '7', pending: null, wantedPromotionId: 'double' },
    'from a used promotion': { memberId: '7', pending: null, wantedPromotionId: 'used' },
    'after a reload': {
      memberId: '7',
      wantedPromotionId: null,
      pending: {
        key: 'made-before-the-reload',
        request: { channelId: 'pix', amount: 5_000, promotionId: 'double' },
      },
    },
  },
  events: {
    'channel.choose': { 'bank transfer': { channelId: 'transfer' } },
    'amount.change': { 'R$ 50': { amount: 5_000 }, 'R$ 2000': { amount: 200_000 } },
    'promotion.choose': {
      'the double bonus': { promotionId: 'double' },
      'the bank transfer bonus': { promotionId: 'byTransfer' },
      'no bonus': { promotionId: null },
    },
    'deposit.order': {},
    'deposit.another': {},
    'deposit.retry': {},
    'account.changed': {},
  },
  outcomes: {
    readChannels: {
      'two payment methods': channels([pix, transfer]),
      'a deposit is open': channels([pix, transfer], 'd0'),
      'no payment methods': channels([{ ...pix, closedUntil: until }]),
      'no answer': { error: new CallFailed('timeout') },
    },
    orderDeposit: {
      'deposit created': { done: { answer: { ok: true as const, value: orderLike() } } },
      'outside the limits': refused('deposit.offLimits' as const, { min: 6_000, max: 100_000 }),
      'payment method unavailable': refused('deposit.channelClosed' as const, { until }),
      'promotion ended': refused('deposit.promotionRefused' as const, {
        why: 'ended' as const,
        reason: '',
        min: 2_000,
      }),
      'below the promotion minimum': refused('deposit.promotionRefused' as const, {
        why: 'belowMinimum' as const,
        reason: '',
        min: 6_000,
      }),
      'another deposit is open': refused('deposit.openOrder' as const, { depositId: 'd2' }),
      failed: { done: { failure: { reason: 'throttled' as const, retryAfter: 1_000 } } },
    },
    depositOrder: {
      'added to the balance': { done: orderLike({ state: 'credited' }) },
      expired: { done: orderLike({ state: 'expired' }) },
      cancelled: { done: orderLike({ state: 'cancelled' }) },
      refused: { done: orderLike({ state: 'failed' }) },
      'deposit not found': { done: null },
    },
  },
  view: ({
    channels,
    channelId,
    amount,
    amountError,
    promotions,
    promotionId,
    bonusError,
    promotionRefusal,
    orderId,
    pending,
    ended,
  }) => ({
    open: channels.filter(({ closedUntil }) => closedUntil === null).map(({ id, min }) => `${id} ${min}`),
    channelId,
    amount,
    amountError,
    usable: promotions.filter(({ refusal }) => !refusal).map(({ id, min }) => `${id} ${min}`),
    promotionId,
    bonusError,
    promotionRefusal: promotionRefusal?.why,
    orderId,
    isPending: pending !== null,
    ended: ended?.state,
  }),
})
