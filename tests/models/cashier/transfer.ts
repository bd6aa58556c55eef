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
    'amount.change': { 'R$ 50': { amount: 5_000 }, 'more than the balance': { amount: 30_000 } },
    'note.change': { 'a thank-you note': { note: 'obrigado' } },
    'transfer.submit': {},
    'transfer.retry': {},
    'transfer.another': {},
  },
  outcomes: {
    readTransferTerms: {
      'transfers available': terms(),
      'no payment password': terms({ paymentPasswordSet: false }),
      'transfers unavailable': terms({ on: false }),
      'no upline': terms({ upline: null }),
      'account closed': terms({ recipientOpen: false }),
      'wagering requirement not met': terms({ turnoverLeft: 9_000 }),
      'no answer': { error: new CallFailed('timeout') },
      'unknown player': { error: new CallFailed('missing') },
    },
    readOutcome: {
      'transfer sent': {
        done: {
          state: 'sent' as const,
          id: '90',
          at: '2030-01-01T00:00:00.000Z',
          amount: 5_000,
          balance: 15_000,
        },
      },
      'transfer refused': { done: { state: 'refused' as const } },
      'transfer not found': { done: { state: 'unknown' as const } },
      'no answer': { error: new CallFailed('timeout') },
    },
    paymentPasswordSetup: {
      'password created': { done: { isSet: true } },
      'password not created': { done: { isSet: false } },
    },
    paymentConfirm: {
      'transfer sent': {
        done: {
          answer: {
            ok: true as const,
            value: { id: '90', at: '2030-01-01T00:00:00.000Z', amount: 5_000, balance: 15_000 },
          },
        },
      },
      'not enough balance': refused('transfer.notEnough' as const, { balance: 100 }),
      'outside the limits': refused('transfer.offLimits' as const, { min: 6_000, max: 50_000 }),
      'no payment password': refused('paymentPassword.unset' as const, {}),
      'wagering requirement not met': refused('transfer.turnoverLeft' as const, { turnoverLeft: 9_000 }),
      'transfers unavailable': refused('transfer.off' as const, {}),
      'no upline': refused('transfer.noUpline' as const, {}),
      'account closed': refused('transfer.recipientClosed' as const, {}),
      'unknown player': { done: { failure: { reason: 'missing' as const, retryAfter: 0 } } },
      'player goes back': { done: { left: 'back' as const } },
      'player gives up': { done: { left: 'dropped' as const } },
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
