import { defineModel } from '@palpite/paths/model.ts'
import { withdrawalConfirmationMachine } from '#machines/cashier/withdrawal-confirmation.machine.ts'
import type { WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import { withdrawalLike } from './withdrawal-samples.ts'

const loaded = (state: WithdrawalState) => ({ order: withdrawalLike({ id: 'w1', state }) })

const heard = (state: WithdrawalState) => ({
  done: { answer: { ok: true as const, value: { withdrawal: withdrawalLike({ state }) } } },
})

const late = {
  done: {
    answer: {
      ok: false as const,
      refusal: {
        code: 'withdrawal.notConfirmable' as const,
        message: '',
        value: { withdrawal: withdrawalLike({ state: 'received' }) },
      },
    },
  },
}

const gone = {
  done: {
    answer: {
      ok: false as const,
      refusal: { code: 'withdrawal.proofGone' as const, message: '', value: { ids: ['u1'] } },
    },
  },
}

const notSent = { done: { failure: { reason: 'throttled' as const, retryAfter: 1_000 } } }

export const withdrawalConfirmationModel = defineModel(withdrawalConfirmationMachine, {
  inputs: {
    'a paid withdrawal': { order: withdrawalLike({ state: 'paid' }) },
    'a disputed withdrawal': { order: withdrawalLike({ state: 'disputed' }) },
  },
  events: {
    'order.loaded': {
      'still paid': loaded('paid'),
      disputed: loaded('disputed'),
      received: loaded('received'),
      refunded: loaded('failed'),
    },
    'order.confirmReceipt': {},
    'order.reportMissing': {},
    'comment.change': { 'a comment': { comment: 'Nothing there' } },
    'proof.send': {},
    'proof.leave': {},
  },
  outcomes: {
    imageUpload: {
      'uploading an image': { send: { type: 'images.changed' as const, ids: [], isSending: true } },
      'image uploaded': { send: { type: 'images.changed' as const, ids: ['u1'], isSending: false } },
      'no images left': { send: { type: 'images.changed' as const, ids: [], isSending: false } },
    },
    confirmReceipt: { 'receipt confirmed': heard('received'), 'too late': late, 'not sent': notSent },
    reportMissing: {
      'report received': heard('disputed'),
      'too late': late,
      'images expired': gone,
      'not sent': notSent,
    },
  },
  view: ({ order, images }) => ({
    state: order.state,
    images: images.ids.length,
    isSending: images.isSending,
  }),
})
