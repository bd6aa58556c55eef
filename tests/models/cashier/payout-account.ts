import { defineModel } from '@palpite/paths/model.ts'
import type { PayoutAccounts } from '#api/cashier/payout-accounts.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { payoutAccountMachine } from '#machines/cashier/payout-account.machine.ts'
import type { PayoutAccount } from '#protocol/cashier/payout-accounts.ts'

const pix: PayoutAccount = {
  id: 'a1',
  kind: 'pix',
  name: '***.456.789-**',
  holder: 'Ana Souza',
  preferred: true,
  addedAt: '2030-01-01T00:00:00.000Z',
  usableAt: null,
}
const bank: PayoutAccount = {
  ...pix,
  id: 'a2',
  kind: 'bank',
  name: 'Banco do Brasil ••••5-6',
  preferred: false,
}

const known = (changes: Partial<PayoutAccounts> = {}) => ({
  done: {
    accounts: [pix],
    holder: 'Ana Souza',
    paymentPasswordSet: true,
    maxAccounts: 2,
    banks: [{ bankCode: '001', name: 'Banco do Brasil' }],
    ...changes,
  },
})

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

const wrong = refused('paymentPassword.wrong' as const, { guessesLeft: 4 })
const unset = refused('paymentPassword.unset' as const, {})
const heldBack = refused('paymentPassword.throttled' as const, { retryAfter: 60_000 })
const noAnswer = { error: new CallFailed('timeout') }
const tooMany = { error: new CallFailed('throttled', { retryAfter: 30_000 }) }

export const payoutAccountModel = defineModel(payoutAccountMachine, {
  events: {
    'account.add': {},
    'kind.choose': { 'a bank account': { kind: 'bank' as const }, 'a Pix key': { kind: 'pix' as const } },
    'keyKind.choose': { 'an e-mail': { keyKind: 'email' as const } },
    'field.change': {
      'the key': { field: 'key' as const, value: '123.456.789-09' },
      'a mistyped key': { field: 'key' as const, value: '123.456.789-00' },
      'the holder': { field: 'holder' as const, value: 'Ana Souza' },
      'the payment password': { field: 'paymentPassword' as const, value: '246810' },
    },
    'field.leave': { 'the key': { field: 'key' as const } },
    'account.save': {},
    'account.leave': {},
    'account.remove': { 'the first': { id: 'a1' } },
    'removal.confirm': {},
    'account.prefer': { 'the second': { id: 'a2' } },
    'accounts.retry': {},
    'paymentPassword.chosen': {},
  },
  outcomes: {
    readAccounts: {
      'one account': known(),
      'as many as there may be': known({ accounts: [pix, bank] }),
      'the second first': known({
        accounts: [
          { ...bank, preferred: true },
          { ...pix, preferred: false },
        ],
      }),
      'no payment password': known({ accounts: [], holder: null, paymentPasswordSet: false }),
      'no answer': noAnswer,
    },
    paymentPasswordSetup: { set: { done: { isSet: true } }, 'not set': { done: { isSet: false } } },
    addAccount: {
      added: { done: { ok: true as const, value: { accounts: [pix, bank] } } },
      'no such key': refused('payoutAccount.invalid' as const, { field: 'key' as const }),
      'another name': refused('payoutAccount.holderDiffers' as const, {}),
      'known already': refused('payoutAccount.exists' as const, {}),
      'as many as there may be': refused('payoutAccount.tooMany' as const, { maxAccounts: 2 }),
      'wrong payment password': wrong,
      'no payment password': unset,
      'too many guesses': heldBack,
      'too many calls': tooMany,
      'no answer': noAnswer,
    },
    removeAccount: {
      removed: { done: { ok: true as const, value: { accounts: [] } } },
      'wrong payment password': wrong,
      'no payment password': unset,
      'too many guesses': heldBack,
      'too many calls': tooMany,
      'no answer': noAnswer,
    },
    preferAccount: {
      preferred: { done: { accounts: [bank, pix] } },
      'too many calls': tooMany,
      'no answer': noAnswer,
    },
  },
  view: ({ known, form, errors, retryAt }, now) => ({
    accounts: known.accounts.map(({ id }) => id).join(),
    isSet: known.paymentPasswordSet,
    kind: form.kind,
    isKeyMistyped: form.key.endsWith('00'),
    filled: (['key', 'holder', 'paymentPassword'] as const).filter((field) => form[field] !== '').join(),
    errors: Object.entries(errors)
      .map(([field, error]) => `${field} ${error}`)
      .join(),
    isHeldBack: retryAt > now,
  }),
})
