import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { twoFactorMachine } from '#machines/auth/two-factor.machine.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

export const twoFactorModel = defineModel(twoFactorMachine, {
  input: { challenge: 'challenge', expiresAt: '2030-01-01T00:05:00.000Z' },
  events: {
    'code.change': { 'six digits': { code: '123 456' }, 'a word': { code: 'palpite' } },
    'kind.choose': { 'recovery code': { kind: 'recovery' }, 'authenticator app': { kind: 'authenticator' } },
    'remember.change': { on: { remember: true } },
    'code.submit': {},
    'twoFactor.cancel': {},
  },
  outcomes: {
    verifyCode: {
      'logged in': { done: { ok: true, value: { ...loggedInAs(player), device: 'device' } } },
      'wrong code': refused('secondStep.codeWrong', { guessesLeft: 4 }),
      'wrong code, last attempt': refused('secondStep.codeWrong', { guessesLeft: 0 }),
      'code expired': refused('secondStep.expired', {}),
      'too many attempts': refused('secondStep.throttled', { retryAfter: 60_000 }),
      'no answer in time': { error: new CallFailed('timeout') },
      'too many requests': { error: new CallFailed('throttled', { retryAfter: 30_000 }) },
      'not allowed': { error: new CallFailed('forbidden') },
    },
  },
  view: ({ kind, codes, remember, error, guessesLeft, failure, retryAt }, now) => ({
    kind,
    codes,
    remember,
    error,
    guessesLeft,
    failure: failure?.reason ?? null,
    isHeldBack: retryAt > now,
  }),
})
