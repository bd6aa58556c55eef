import { defineModel } from '@palpite/paths/model.ts'
import { depositOrderMachine } from '#machines/cashier/deposit-order.machine.ts'
import type { DepositOrder } from '#protocol/cashier/deposits.ts'
import { orderLike } from './deposit-samples.ts'

const seen = (changes: Partial<DepositOrder>) => ({
  send: { type: 'order.seen' as const, order: orderLike(changes) },
})

const word = {
  heard: { done: { answer: { ok: true as const, value: orderLike() } } },
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
    'order.tellPaid': {},
    'order.cancel': {},
    'order.keep': {},
    'order.giveUp': {},
  },
  outcomes: {
    orderWatch: {
      'ordered, without a code yet': seen({ copyCode: null }),
      'waiting for payment': seen({}),
      'said to be paid': seen({ state: 'reconciling' }),
      'said to be paid, no longer payable': seen({ state: 'reconciling', copyCode: null }),
      paid: seen({ state: 'paid', copyCode: null }),
      credited: seen({ state: 'credited', copyCode: null }),
      expired: seen({ state: 'expired', copyCode: null }),
      cancelled: seen({ state: 'cancelled', copyCode: null }),
      refused: seen({ state: 'failed', copyCode: null, reason: 'O banco recusou.' }),
      unknown: { send: { type: 'order.gone' as const } },
    },
    copyText: { copied: { done: undefined }, 'not allowed': { error: new Error('not allowed') } },
    tellPaid: word,
    giveUpOrder: word,
  },
  view: ({ order }) => ({ state: order?.state, hasCode: order?.copyCode != null }),
})
