import { defineModel } from '@palpite/paths/model.ts'
import type { StoredTransferRequest } from '#api/cashier/pending-transfers.ts'
import type { TransferAnswer } from '#api/cashier/transfer.ts'
import { paymentConfirmMachine } from '#machines/cashier/payment-confirm.machine.ts'

const request = { memberId: '11', amount: 5_000, note: '' }
const payment = { payerId: '7', request, pending: null, hasRecipient: true }

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { answer: { ok: false as const, refusal: { code, message: '', value } } },
})

const undone = (reason: 'throttled' | 'invalid' | 'missing' | 'forbidden') => ({
  done: { failure: { reason, retryAfter: reason === 'throttled' ? 30_000 : 0 } },
})

export const paymentConfirmModel = defineModel(
  paymentConfirmMachine<StoredTransferRequest, TransferAnswer>(),
  {
    inputs: {
      'a new payment': payment,
      'a new payment without a recipient': { ...payment, hasRecipient: false },
      'after a reload': { ...payment, pending: { key: 'made-before-the-reload', request } },
    },
    events: {
      'password.change': { 'six digits': { password: '246810' } },
      'payment.confirm': {},
      'payment.back': {},
      'payment.drop': {},
      'payment.recheck': {},
    },
    outcomes: {
      sendPayment: {
        paid: {
          done: {
            answer: {
              ok: true as const,
              value: { id: '90', at: '2030-01-01T00:00:00.000Z', amount: 5_000, balance: 15_000 },
            },
          },
        },
        'not enough balance': refused('transfer.notEnough' as const, { balance: 100 }),
        'no payment password': refused('paymentPassword.unset' as const, {}),
        'wrong payment password': refused('paymentPassword.wrong' as const, { guessesLeft: 4 }),
        'too many attempts': refused('paymentPassword.throttled' as const, { retryAfter: 60_000 }),
        'too many requests': undone('throttled'),
        'unknown player': undone('missing'),
        'sent before with another password': undone('invalid'),
        failed: undone('forbidden'),
      },
    },
    view: ({ pending, paymentPassword, hasRecipient, guessesLeft, retryAt, outcome }, now) => ({
      isPending: pending !== null,
      hasPassword: paymentPassword !== '',
      hasRecipient,
      guessesLeft,
      isHeldBack: retryAt > now,
      hasEnded: outcome !== null,
    }),
  },
)
