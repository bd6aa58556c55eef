import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { twoFactorSetupMachine } from '#machines/auth/two-factor-setup.machine.ts'
import { refused } from '#tests/models/kit/refused.ts'

const status = (on: boolean) => ({ on, since: null, recoveryCodesLeft: on ? 10 : 0 })

export const twoFactorSetupModel = defineModel(twoFactorSetupMachine, {
  events: {
    'password.change': { password: { password: 'palpite-demo-1' } },
    'setup.begin': {},
    'code.change': { code: { code: '123 456' }, 'invalid code': { code: '12' } },
    'setup.confirm': {},
    'codes.kept': {},
    'codes.renew': {},
    'setup.leave': {},
  },
  outcomes: {
    beginSetup: {
      'key created': {
        done: {
          ok: true as const,
          value: {
            setupId: '5f0c0a52-33f5-4f0c-9d0f-0d3b2c8f4c11',
            secret: 'PALPITE2PALPITE2',
            address: 'otpauth://totp/Palpite:ana?secret=PALPITE2PALPITE2',
            expiresAt: '2100-01-01T00:00:00.000Z',
          },
        },
      },
      'already on': refused('secondStep.alreadyOn', {}),
      'wrong password': refused('secondStep.passwordWrong', { guessesLeft: 4 }),
      'too many attempts': refused('secondStep.throttled', { retryAfter: 60_000 }),
      'no answer': { error: new CallFailed('offline') },
      'too many requests': { error: new CallFailed('throttled', { retryAfter: 30_000 }) },
    },
    confirmSetup: {
      'turned on': { done: { ok: true as const, value: { recoveryCodes: ['BCDF-GHJK-MNPQ-RTVW'] } } },
      'key expired': refused('secondStep.expired', {}),
      'wrong code': refused('secondStep.codeWrong', { guessesLeft: 9 }),
      'too many attempts': refused('secondStep.throttled', { retryAfter: 60_000 }),
      'no answer': { error: new CallFailed('offline') },
      'too many requests': { error: new CallFailed('throttled', { retryAfter: 30_000 }) },
      'not allowed': { error: new CallFailed('forbidden') },
    },
    keyCopy: { 'goes on': 'never' },
    recoveryCodes: {
      'new codes': { done: { changed: true } },
      cancelled: { done: { changed: false } },
    },
    readStatus: {
      on: { done: status(true) },
      off: { done: status(false) },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ password, code, error, guessesLeft, setup, recoveryCodes, failure, retryAt }, now) => ({
    password,
    code,
    error,
    guessesLeft,
    hasSecret: setup !== null,
    codes: recoveryCodes.length,
    failure: failure?.reason ?? null,
    isHeldBack: retryAt > now,
  }),
})
