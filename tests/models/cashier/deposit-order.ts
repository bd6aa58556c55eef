import { defineModel } from '@palpite/paths/model.ts'
import { depositOrderMachine } from '#machines/cashier/deposit-order.machine.ts'
import type { DepositOrder } from '#protocol/cashier/deposits.ts'
import { orderLike } from './deposit-samples.ts'

const loaded = (changes: Partial<DepositOrder>) => ({
  send: { type: 'order.loaded' as const, order: orderLike(changes) },
})

const update = {
  received: { done: { answer: { ok: true as const, value: orderLike() } } },
  'too late': {
    done: {
      answer: {
        ok: false as const,
        refusal: { code: 'deposit.notOpen' as const, message: '', value: { state: 'paid' as const } },
      },
    },
  },
  'not sent': { done: { failure: { reason: 'throttled' as const, retryAfter: 1_000 } } },
}

export const depositOrderModel = defineModel(depositOrderMachine, {
  input: { id: 'd1' },
  events: {
    'order.changed': {},
    'code.copy': {},
    'order.confirmPaid': {},
    'order.cancel': {},
    'order.keep': {},
    'order.confirmCancel': {},
  },
  outcomes: {
    orderPolling: {
      'created, no code yet': loaded({ copyCode: null }),
      'waiting for payment': loaded({}),
      'payment reported': loaded({ state: 'reconciling' }),
      'payment reported, no code': loaded({ state: 'reconciling', copyCode: null }),
      paid: loaded({ state: 'paid', copyCode: null }),
      'added to the balance': loaded({ state: 'credited', copyCode: null }),
      expired: loaded({ state: 'expired', copyCode: null }),
      cancelled: loaded({ state: 'cancelled', copyCode: null }),
      refused: loaded({ state: 'failed', copyCode: null, reason: 'O banco recusou.' }),
      'deposit not found': { send: { type: 'order.notFound' as const } },
    },
    copyText: { copied: { done: undefined }, 'not allowed': { error: new Error('not allowed') } },
    confirmPaid: update,
    cancelOrder: update,
  },
  view: ({ order }) => ({ state: order?.state, hasCode: order?.copyCode != null }),
})
