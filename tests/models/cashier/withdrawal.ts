import { defineModel } from '@palpite/paths/model.ts'
import type { WithdrawalTerms } from '#api/cashier/withdrawals.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { withdrawalMachine } from '#machines/cashier/withdrawal.machine.ts'
import type { PayoutAccount } from '#protocol/cashier/payout-accounts.ts'
import type { WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import { withdrawalLike } from './withdrawal-samples.ts'

const pix: PayoutAccount = {
  id: 'a1',
  kind: 'pix',
  name: '***.456.789-**',
  holder: 'Ana Souza',
  preferred: true,
  addedAt: '2030-01-01T00:00:00.000Z',
  usableAt: null,
}
const bank: PayoutAccount = { ...pix, id: 'a2', kind: 'bank', preferred: false }

const nothingToStake = { total: 0, reasons: [] }
const toStake = {
  total: 9_000,
  reasons: [{ id: 'd1', title: 'Depósito', at: '2030-01-01T00:00:00.000Z', turnover: 10_000, left: 9_000 }],
}

const start = (changes: Partial<WithdrawalTerms> = {}, accounts: PayoutAccount[] = [pix, bank]) => ({
  done: {
    terms: {
      on: true,
      currency: 'BRL',
      available: 20_000,
      min: 1_000,
      max: 50_000,
      leftToday: { times: 3, amount: 40_000 },
      fee: { fixed: 100, rate: 50 },
      turnoverLeft: nothingToStake,
      paymentPasswordSet: true,
      openWithdrawalId: null,
      waitingWithdrawalId: null,
      ...changes,
    },
    accounts,
  },
})

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { answer: { ok: false as const, refusal: { code, message: '', value } } },
})

const ended = (state: WithdrawalState) => ({ done: withdrawalLike({ state }) })

export const withdrawalModel = defineModel(withdrawalMachine, {
  inputs: {
    'a new withdrawal': { memberId: '7', pending: null },
    'after a reload': {
      memberId: '7',
      pending: { key: 'made-before-the-reload', request: { accountId: 'a1', amount: 5_000, fee: 125 } },
    },
  },
  events: {
    'account.choose': { 'the bank account': { accountId: 'a2' } },
    'amount.change': { 'R$ 50': { amount: 5_000 }, 'more than the balance': { amount: 30_000 } },
    'withdrawal.submit': {},
    'withdrawal.retry': {},
    'withdrawal.another': {},
    'withdrawal.show': { 'an earlier withdrawal': { withdrawalId: 'w9' } },
    'accounts.changed': {},
    'account.changed': {},
  },
  outcomes: {
    readStart: {
      'ready to withdraw': start(),
      'no payment password': start({ paymentPasswordSet: false }),
      'no withdrawal account': start({}, []),
      'a withdrawal is open': start({ openWithdrawalId: 'w0' }),
      'a withdrawal awaits confirmation': start({ waitingWithdrawalId: 'w0' }),
      'wagering requirement not met': start({ turnoverLeft: toStake }),
      'daily limit used up': start({ leftToday: { times: 0, amount: 0 } }),
      'withdrawals unavailable': start({ on: false }),
      'no answer': { error: new CallFailed('timeout') },
    },
    paymentPasswordSetup: {
      'password created': { done: { isSet: true } },
      'password not created': { done: { isSet: false } },
    },
    paymentConfirm: {
      'withdrawal created': {
        done: { answer: { ok: true as const, value: { withdrawal: withdrawalLike(), balance: 15_000 } } },
      },
      'not enough balance': refused('withdrawal.notEnough' as const, { balance: 100 }),
      'outside the limits': refused('withdrawal.offLimits' as const, { min: 6_000, max: 50_000 }),
      'above the daily limit': refused('withdrawal.dailyLimit' as const, { times: 1, amount: 500 }),
      'fee changed': refused('withdrawal.feeChanged' as const, { fee: 200 }),
      'account too new': refused('withdrawal.accountUnusable' as const, {
        accountId: 'a1',
        usableAt: '2030-01-02T00:00:00.000Z',
      }),
      'wagering requirement not met': refused('withdrawal.turnoverLeft' as const, toStake),
      'withdrawals unavailable': refused('withdrawal.off' as const, {}),
      'another withdrawal is open': refused('withdrawal.openOrder' as const, { withdrawalId: 'w2' }),
      'no payment password': refused('paymentPassword.unset' as const, {}),
      'player goes back': { done: { left: 'back' as const } },
      'player gives up': { done: { left: 'dropped' as const } },
    },
    withdrawalOrder: {
      received: ended('received'),
      refused: ended('rejected'),
      cancelled: ended('cancelled'),
      'not paid by the bank': ended('failed'),
      'withdrawal not found': { done: null },
    },
  },
  view: (context) => ({
    isPending: context.pending !== null,
    closed: context.closed,
    accountId: context.accountId,
    amount: context.amount,
    limits: `${context.terms.min} ${context.terms.available} ${context.terms.leftToday.amount}`,
    isSet: context.terms.paymentPasswordSet,
    amountError: context.amountError,
    orderId: context.orderId,
    ended: context.ended?.state,
  }),
})
