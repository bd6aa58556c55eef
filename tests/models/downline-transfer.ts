import { CallFailed } from '#api/call-failed.ts'
import type { TransferTerms } from '#api/downline-transfer.ts'
import { downlineTransferMachine } from '#machines/downline-transfer.machine.ts'
import { defineModel } from '#paths/model.ts'

const recipient = { memberId: '11', account: 'agente.sul', nickname: 'Sul' }
const pending = { key: 'made-before-the-reload', memberId: '11', amount: 5_000, note: '' }

const terms = (changes: Partial<TransferTerms> = {}) => ({
  done: {
    on: true,
    recipientOpen: true,
    currency: 'BRL',
    available: 20_000,
    min: 1_000,
    max: 50_000,
    paymentPasswordSet: true,
    ...changes,
  },
})

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

const noAnswer = { error: new CallFailed('timeout') }
const unknown = { error: new CallFailed('missing') }

export const downlineTransferModel = defineModel(downlineTransferMachine, {
  inputs: {
    'a new transfer': { agentId: '7', recipient, pending: null },
    'after a reload': { agentId: '7', recipient, pending },
  },
  events: {
    'amount.change': { 'R$ 50': { amount: 5_000 }, 'more than there is': { amount: 30_000 } },
    'note.change': { thanks: { note: 'obrigado' } },
    'password.change': { 'six digits': { password: '246810' } },
    'transfer.submit': {},
    'transfer.confirm': {},
    'transfer.back': {},
    'transfer.drop': {},
    'transfer.retry': {},
    'transfer.another': {},
  },
  outcomes: {
    readTransferTerms: {
      open: terms(),
      'no payment password': terms({ paymentPasswordSet: false }),
      'switched off': terms({ on: false }),
      'closed account': terms({ recipientOpen: false }),
      'no answer': noAnswer,
      'unknown member': unknown,
    },
    paymentPasswordSetup: { set: { done: { isSet: true } }, 'not set': { done: { isSet: false } } },
    sendTransfer: {
      sent: {
        done: {
          ok: true as const,
          value: { id: '90', at: '2030-01-01T00:00:00.000Z', amount: 5_000, balance: 15_000 },
        },
      },
      'not enough': refused('transfer.notEnough', { balance: 100 }),
      'off the limits': refused('transfer.offLimits', { min: 6_000, max: 50_000 }),
      'wrong payment password': refused('paymentPassword.wrong', { guessesLeft: 4 }),
      'no payment password': refused('paymentPassword.unset', {}),
      'too many guesses': refused('paymentPassword.throttled', { retryAfter: 60_000 }),
      'turnover left': refused('transfer.turnoverLeft', { turnoverLeft: 9_000 }),
      'switched off': refused('transfer.off', {}),
      'closed account': refused('transfer.recipientClosed', {}),
      'no answer': noAnswer,
      'too many calls': { error: new CallFailed('throttled', { retryAfter: 30_000 }) },
      'unknown member': unknown,
      'another body for the key': { error: new CallFailed('invalid') },
    },
  },
  view: (context, now) => ({
    isPending: context.pending !== null,
    amount: context.amount,
    available: context.terms.available,
    isSet: context.terms.paymentPasswordSet,
    hasPassword: context.paymentPassword !== '',
    amountError: context.amountError,
    closed: context.closed,
    isHeldBack: context.retryAt > now,
  }),
})
