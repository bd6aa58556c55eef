import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { forgotPasswordMachine } from '#machines/auth/forgot-password.machine.ts'
import type { ForgotPasswordInput } from '#machines/auth/forgot-password.types.ts'
import { mobileOf } from '#machines/auth/mobile.logic.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'

const brazil = { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil', minDigits: 10, maxDigits: 11 }
const rules = { minLength: 8, maxLength: 20, pattern: /^\S+$/ }
const loggedIn = loggedInAs(player)

const player55: ForgotPasswordInput = {
  side: 'player',
  mobileOffered: true,
  dialingCode: '55',
  countdowns: {},
  draft: null,
}

const HALF_TYPED = 'ana@'

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

export const forgotPasswordModel = defineModel(forgotPasswordMachine, {
  inputs: {
    'both ways': player55,
    'an agent, by e-mail alone': { ...player55, side: 'agent', mobileOffered: false },
  },
  events: {
    'field.change': {
      'the user name': { field: 'username', value: 'ana' },
      'the address': { field: 'email', value: 'ana@palpite.example' },
      'the address, half typed': { field: 'email', value: HALF_TYPED },
      'the mobile': { field: 'mobile', value: '11988880001' },
      'the new password': { field: 'newPassword', value: 'caju-e-manga-7' },
      'the code': { field: 'code', value: '123456' },
    },
    'field.leave': { 'the address': { field: 'email' } },
    'country.choose': { Portugal: { dialingCode: '351' } },
    'method.choose': { 'by e-mail': { method: 'email' }, 'by mobile': { method: 'mobile' } },
    'password.toggle': {},
    'form.submit': {},
    'message.confirm': {},
    'forgot.leave': {},
  },
  outcomes: {
    slider: { passed: { done: { pass: 'proof' } }, 'given up': { done: { pass: null } } },
    countries: { known: { done: [brazil] } },
    smsCode: { 'has no mobile': { send: { type: 'mobile.missing' } } },
    readPasswordRules: { known: { done: rules }, 'no answer': { error: new CallFailed('offline') } },
    sendResetEmail: {
      mailed: { done: { ok: true, value: {} } },
      unknown: refused('forgot.unknown', {}),
      'slider failed': refused('forgot.sliderFailed', {}),
      throttled: refused('forgot.throttled', { retryAfter: 120_000 }),
      offline: { error: new CallFailed('offline') },
      'no answer in time': { error: new CallFailed('timeout') },
      'too many calls': { error: new CallFailed('throttled', { retryAfter: 60_000 }) },
      'the platform failed': { error: new CallFailed('server') },
    },
    setNewPassword: {
      in: { done: { ok: true, value: loggedIn } },
      'code wrong': refused('forgot.codeWrong', {}),
      throttled: refused('forgot.throttled', { retryAfter: 120_000 }),
      'off the rules': refused('password.offRules', { minLength: 8, maxLength: 20 }),
      'the default': refused('password.default', {}),
      'second step needed': refused('login.secondStepNeeded', {
        challenge: 'challenge',
        expiresAt: '2030-01-01T00:05:00.000Z',
      }),
      'no agent': refused('login.notAgent', {}),
      'no member': refused('login.notMember', {}),
      closed: refused('login.closed', {}),
      'no answer': { error: new CallFailed('timeout') },
      'too many calls': { error: new CallFailed('throttled') },
      forbidden: { error: new CallFailed('forbidden') },
    },
    twoFactor: {
      done: { done: { loggedIn, device: 'device' } },
      expired: { done: { expired: true } },
      'given up': { done: { cancelled: true } },
    },
  },
  // The parts of the context that decide what the form can do.
  view: ({ fields, rules, errors, retryAt, mayHaveChanged, ...context }, now) => ({
    method: context.method,
    filled: Object.values({ ...fields, mobile: '' }).map((text) => text !== ''),
    isHalfTyped: fields.email === HALF_TYPED,
    isFit: mobileOf({ fields, ...context }) !== null,
    hasErrors: Object.keys(errors).length > 0,
    heldBack: [retryAt.email > now, retryAt.mobile > now],
    mayHaveChanged,
  }),
})
