import { defineModel } from '@palpite/paths/model.ts'
import type { TransferTerms } from '#api/cashier/transfer.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { transferMachine } from '#machines/cashier/transfer.machine.ts'

const recipient = { memberId: '11', account: 'agente.sul', nickname: 'Sul' }
const pending = {
  key: 'made-before-the-reload',
  request: { memberId: '11', amount: 5_000, note: '' },
}

const terms = (changes: Partial<TransferTerms> = {}) => ({
  done: {
    on: true,
    upline: 'ag***',
    recipientOpen: true,
    currency: 'BRL',
    available: 20_000,
    turnoverLeft: 0,
    min: 1_000,
    max: 50_000,
    paymentPasswordSet: true,
    ...changes,
  },
})

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { answer: { ok: false as const, refusal: { code, message: '', value } } },
})

export const transferModel = defineModel(transferMachine, {
  inputs: {
    'a new transfer': { senderId: '7', recipient, pending: null },
    'a new transfer to the upline': { senderId: '7', recipient: null, pending: null },
    'after a reload': { senderId: '7', recipient, pending },
  },
  events: {
    'amount.change': { 'R$ 50': { amount: 5_000 }, 'more than there is': { amount: 30_000 } },
    'note.change': { thanks: { note: 'obrigado' } },
    'transfer.submit': {},
    'transfer.retry': {},
    'transfer.another': {},
  },
  outcomes: {
    readTransferTerms: {
      open: terms(),
      'no payment password': terms({ paymentPasswordSet: false }),
      'switched off': terms({ on: false }),
      'no upline': terms({ upline: null }),
      'closed account': terms({ recipientOpen: false }),
      'wagering left': terms({ turnoverLeft: 9_000 }),
      'no answer': { error: new CallFailed('timeout') },
      'unknown member': { error: new CallFailed('missing') },
    },
    readOutcome: {
      sent: {
        done: {
          state: 'sent' as const,
          id: '90',
          at: '2030-01-01T00:00:00.000Z',
          amount: 5_000,
          balance: 15_000,
        },
      },
      refused: { done: { state: 'refused' as const } },
      unknown: { done: { state: 'unknown' as const } },
      'no answer': { error: new CallFailed('timeout') },
    },
    paymentPasswordSetup: { set: { done: { isSet: true } }, 'not set': { done: { isSet: false } } },
    paymentConfirm: {
      sent: {
        done: {
          answer: {
            ok: true as const,
            value: { id: '90', at: '2030-01-01T00:00:00.000Z', amount: 5_000, balance: 15_000 },
          },
        },
      },
      'not enough': refused('transfer.notEnough' as const, { balance: 100 }),
      'outside the limits': refused('transfer.offLimits' as const, { min: 6_000, max: 50_000 }),
      'no payment password': refused('paymentPassword.unset' as const, {}),
      'wagering left': refused('transfer.turnoverLeft' as const, { turnoverLeft: 9_000 }),
      'switched off': refused('transfer.off' as const, {}),
      'no upline': refused('transfer.noUpline' as const, {}),
      'closed account': refused('transfer.recipientClosed' as const, {}),
      'unknown member': { done: { failure: { reason: 'missing' as const, retryAfter: 0 } } },
      back: { done: { left: 'back' as const } },
      dropped: { done: { left: 'dropped' as const } },
    },
  },
  view: (context) => ({
    isPending: context.pending !== null,
    amount: context.amount,
    available: context.terms.available,
    isSet: context.terms.paymentPasswordSet,
    amountError: context.amountError,
    closed: context.closed,
  }),
})
