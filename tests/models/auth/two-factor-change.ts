import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { twoFactorChangeMachine } from '#machines/auth/two-factor-change.machine.ts'
import { refused } from '#tests/models/kit/refused.ts'

export const twoFactorChangeModel = defineModel(twoFactorChangeMachine, {
  inputs: { 'new codes': { change: 'renew' }, 'to turn it off': { change: 'remove' } },
  events: {
    'field.change': {
      code: { field: 'code', value: '123 456' },
      password: { field: 'password', value: 'palpite-demo-1' },
    },
    'change.submit': {},
    'codes.kept': {},
    'change.leave': {},
  },
  outcomes: {
    changeTwoFactor: {
      'new codes': { done: { ok: true as const, value: { recoveryCodes: ['BCDF-GHJK-MNPQ-RTVW'] } } },
      'turned off': { done: { ok: true as const, value: {} } },
      'wrong code': refused('secondStep.codeWrong', { guessesLeft: 9 }),
      'wrong password': refused('secondStep.passwordWrong', { guessesLeft: 4 }),
      'too many attempts': refused('secondStep.throttled', { retryAfter: 60_000 }),
      'no answer': { error: new CallFailed('offline') },
      'too many requests': { error: new CallFailed('throttled', { retryAfter: 30_000 }) },
      'not allowed': { error: new CallFailed('forbidden') },
    },
    readStatus: {
      off: { done: { on: false, since: null, recoveryCodesLeft: 0 } },
      on: { done: { on: true, since: null, recoveryCodesLeft: 10 } },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ change, fields, errors, refusal, guessesLeft, recoveryCodes, failure, retryAt }, now) => ({
    change,
    fields,
    errors,
    refusal,
    guessesLeft,
    codes: recoveryCodes.length,
    failure: failure?.reason ?? null,
    isThrottled: retryAt > now,
  }),
})
