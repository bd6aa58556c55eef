import { defineModel } from '@palpite/paths/model.ts'
import { withdrawalOrderMachine } from '#machines/cashier/withdrawal-order.machine.ts'
import type { WithdrawalDetails, WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import { withdrawalLike } from './withdrawal-samples.ts'

const loaded = (state: WithdrawalState) => ({
  send: { type: 'order.loaded' as const, order: withdrawalLike({ state }) },
})

const late = <Code extends string>(code: Code) => ({
  done: {
    answer: {
      ok: false as const,
      refusal: { code, message: '', value: { withdrawal: withdrawalLike({ state: 'paying' }) } },
    },
  },
})

const notSent = { done: { failure: { reason: 'throttled' as const, retryAfter: 1_000 } } }

const heard = <Value extends { withdrawal: WithdrawalDetails }>(value: Value) => ({
  done: { answer: { ok: true as const, value } },
})

export const withdrawalOrderModel = defineModel(withdrawalOrderMachine, {
  input: { id: 'w1' },
  events: {
    'order.changed': {},
    'order.cancel': {},
    'order.keep': {},
    'order.confirmCancel': {},
  },
  outcomes: {
    orderPolling: {
      submitted: loaded('submitted'),
      'under review': loaded('reviewing'),
      'with the bank': loaded('paying'),
      paid: loaded('paid'),
      disputed: loaded('disputed'),
      received: loaded('received'),
      refused: loaded('rejected'),
      cancelled: loaded('cancelled'),
      'not paid by the bank': loaded('failed'),
      'withdrawal not found': { send: { type: 'order.notFound' as const } },
    },
    cancelOrder: {
      'request received': heard({ withdrawal: withdrawalLike({ state: 'cancelled' }), balance: 10_000 }),
      'too late': late('withdrawal.notCancellable' as const),
      'not sent': notSent,
    },
    withdrawalConfirmation: {
      received: { done: withdrawalLike({ state: 'received' }) },
      refunded: { done: withdrawalLike({ state: 'failed' }) },
    },
  },
  view: ({ order }) => ({ state: order?.state }),
})
