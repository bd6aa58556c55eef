import { defineModel } from '@palpite/paths/model.ts'
import { withdrawalOrderMachine } from '#machines/cashier/withdrawal-order.machine.ts'
import type { WithdrawalDetails, WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import { withdrawalLike } from './withdrawal-samples.ts'

const seen = (state: WithdrawalState) => ({
  send: { type: 'order.seen' as const, order: withdrawalLike({ state }) },
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
    'order.takeBack': {},
  },
  outcomes: {
    orderWatch: {
      'set aside': seen('submitted'),
      'looked at by the operator': seen('reviewing'),
      'with the bank': seen('paying'),
      paid: seen('paid'),
      disputed: seen('disputed'),
      received: seen('received'),
      refused: seen('rejected'),
      'taken back': seen('cancelled'),
      'not paid by the bank': seen('failed'),
      unknown: { send: { type: 'order.gone' as const } },
    },
    takeBack: {
      heard: heard({ withdrawal: withdrawalLike({ state: 'cancelled' }), balance: 10_000 }),
      'too late': late('withdrawal.notCancellable' as const),
      'not sent': notSent,
    },
    withdrawalConfirmation: {
      received: { done: withdrawalLike({ state: 'received' }) },
      'given back': { done: withdrawalLike({ state: 'failed' }) },
    },
  },
  view: ({ order }) => ({ state: order?.state }),
})
