import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { paymentPasswordChangeMachine } from '#machines/cashier/payment-password-change.machine.ts'
import { refused } from '#tests/models/kit/refused.ts'

export const paymentPasswordChangeModel = defineModel(paymentPasswordChangeMachine, {
  inputs: { 'old password known': { proof: 'old' }, 'old password forgotten': { proof: 'code' } },
  events: {
    'field.change': {
      'old password': { field: 'oldPaymentPassword', value: '135790' },
      'new password': { field: 'newPaymentPassword', value: '246810' },
      'unchanged password': { field: 'newPaymentPassword', value: '135790' },
      'the confirmation': { field: 'confirmNewPaymentPassword', value: '246810' },
      code: { field: 'code', value: '123456' },
      'login password': { field: 'password', value: 'palpite-demo-1' },
    },
    'proof.choose': { 'by code': { proof: 'code' }, 'by old password': { proof: 'old' } },
    'change.submit': {},
    'change.leave': {},
  },
  outcomes: {
    paymentPasswordRule: { 'goes on': 'never' },
    contactCode: { 'goes on': 'never' },
    replacePaymentPassword: {
      replaced: { done: { ok: true as const, value: {} } },
      'old password wrong': refused('paymentPassword.wrong', { guessesLeft: 4 }),
      'code wrong': refused('paymentPassword.codeWrong', { guessesLeft: 3 }),
      'login password wrong': refused('password.wrong', { guessesLeft: 2 }),
      'confirmation differs': refused('paymentPassword.confirmationDiffers', {}),
      'against the rules': refused('paymentPassword.offRules', { minLength: 6, maxLength: 12 }),
      'easily guessed': refused('paymentPassword.guessable', {}),
      'same as login password': refused('paymentPassword.sameAsPassword', {}),
      unchanged: refused('paymentPassword.unchanged', {}),
      'too many attempts': refused('paymentPassword.codesThrottled', { retryAfter: 60_000 }),
      'none to replace': refused('paymentPassword.unset', {}),
      'no answer': { error: new CallFailed('offline') },
      'too many calls': { error: new CallFailed('throttled', { retryAfter: 30_000 }) },
      forbidden: { error: new CallFailed('forbidden') },
    },
  },
  view: (
    { proof, fields, errors, guessesLeft, lengths, mayHaveChanged, refusal, failure, retryAt },
    now,
  ) => ({
    proof,
    fields,
    errors,
    guessesLeft,
    lengths,
    mayHaveChanged,
    refusal,
    failure: failure?.reason ?? null,
    isHeldBack: retryAt > now,
  }),
})
