import { defineModel } from '@palpite/paths/model.ts'
import type { AddOutcome, AddResult } from '#machines/cashier/add-payout-account.types.ts'
import { payoutAccountMachine } from '#machines/cashier/payout-account.machine.ts'
import { bank, knownLike, noAnswer, pix, refusedPasswords, unanswered } from './payout-samples.ts'

const known = (changes?: Parameters<typeof knownLike>[0]) => ({ done: knownLike(changes) })

const ended = (result: AddResult, changes?: Partial<AddOutcome>) => ({
  done: { result, known: knownLike(), failure: null, ...changes },
})
const twoAccounts = knownLike({ accounts: [pix, bank] })

export const payoutAccountModel = defineModel(payoutAccountMachine, {
  events: {
    'account.add': {},
    'account.leave': {},
    'account.remove': { 'the first account': { id: 'a1' } },
    'password.change': { 'six digits': { password: '246810' } },
    'removal.confirm': {},
    'account.prefer': { 'the second account': { id: 'a2' } },
    'accounts.retry': {},
    'paymentPassword.chosen': {},
  },
  outcomes: {
    readAccounts: {
      'one account': known(),
      'limit reached': known({ accounts: [pix, bank] }),
      'second account is the main one': known({
        accounts: [
          { ...bank, preferred: true },
          { ...pix, preferred: false },
        ],
      }),
      'no payment password': known({ accounts: [], holder: null, paymentPasswordSet: false }),
      'no answer': noAnswer,
    },
    addAccount: {
      added: ended('added', { known: twoAccounts }),
      'confirmed after a reload': ended('reconciled', {
        known: twoAccounts,
        failure: { reason: 'timeout', retryAfter: 0 },
      }),
      'limit reached': ended('full'),
      'not added': ended('left'),
      'outcome unknown': ended('unknown', { failure: { reason: 'timeout', retryAfter: 0 } }),
      'list reloaded': { send: { type: 'accounts.reloaded' as const, known: knownLike() } },
    },
    removeAccount: {
      removed: { done: { ok: true as const, value: { accounts: [] } } },
      ...refusedPasswords,
      ...unanswered,
    },
    preferAccount: { 'main account set': { done: { accounts: [bank, pix] } }, ...unanswered },
  },
  view: ({ known, paymentPassword, passwordError, reconciled, retryAt }, now) => ({
    accounts: known.accounts.map(({ id }) => id).join(),
    isSet: known.paymentPasswordSet,
    hasPassword: paymentPassword !== '',
    passwordError,
    reconciled,
    isHeldBack: retryAt > now,
  }),
})
