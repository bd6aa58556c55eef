import { defineModel } from '@palpite/paths/model.ts'
import { addPayoutAccountMachine } from '#machines/cashier/add-payout-account.machine.ts'
import { bank, knownLike, noAnswer, pix, refused, refusedPasswords, unanswered } from './payout-samples.ts'

export const addPayoutAccountModel = defineModel(addPayoutAccountMachine, {
  inputs: {
    'another account': { known: knownLike() },
    'the first account': { known: knownLike({ accounts: [], holder: null, paymentPasswordSet: false }) },
  },
  events: {
    'kind.choose': { 'a bank account': { kind: 'bank' as const }, 'a Pix key': { kind: 'pix' as const } },
    'keyKind.choose': { 'an email': { keyKind: 'email' as const } },
    'field.change': {
      key: { field: 'key' as const, value: '123.456.789-09' },
      'a mistyped key': { field: 'key' as const, value: '123.456.789-00' },
      'account holder': { field: 'holder' as const, value: 'Ana Souza' },
      'payment password': { field: 'paymentPassword' as const, value: '246810' },
    },
    'field.leave': { key: { field: 'key' as const } },
    'account.save': {},
    'account.leave': {},
    'paymentPassword.chosen': {},
  },
  outcomes: {
    paymentPasswordSetup: {
      'password created': { done: { isSet: true } },
      'password not created': { done: { isSet: false } },
    },
    addAccount: {
      added: { done: { ok: true as const, value: { accounts: [pix, bank] } } },
      'key not found': refused('payoutAccount.invalid' as const, { field: 'key' as const }),
      'different account holder': refused('payoutAccount.holderDiffers' as const, {}),
      'already added': refused('payoutAccount.exists' as const, {}),
      'limit reached': refused('payoutAccount.tooMany' as const, { maxAccounts: 2 }),
      ...refusedPasswords,
      ...unanswered,
    },
    readAccounts: {
      'one account': { done: knownLike() },
      'limit reached': { done: knownLike({ accounts: [pix, bank] }) },
      'no answer': noAnswer,
    },
  },
  view: ({ known, form, errors, refusal, retryAt }, now) => ({
    accounts: known.accounts.map(({ id }) => id).join(),
    isSet: known.paymentPasswordSet,
    kind: form.kind,
    isKeyMistyped: form.key.endsWith('00'),
    filled: (['key', 'holder', 'paymentPassword'] as const).filter((field) => form[field] !== '').join(),
    errors: Object.entries(errors)
      .map(([field, error]) => `${field} ${error}`)
      .join(),
    refusal,
    isHeldBack: retryAt > now,
  }),
})
