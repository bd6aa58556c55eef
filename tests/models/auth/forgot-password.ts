import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { forgotPasswordMachine } from '#machines/auth/forgot-password.machine.ts'
import type {
  ForgotPasswordAttemptResult,
  ForgotPasswordInput,
  ForgotRefused,
} from '#machines/auth/forgot-password.types.ts'
import { mobileOf } from '#machines/auth/mobile.logic.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { brazil } from './login.ts'

/** A visitor of the players' site, who can reset the password by mobile or by email. */
export const player55: ForgotPasswordInput = {
  side: 'player',
  mobileOffered: true,
  dialingCode: '55',
  countdowns: {},
  draft: null,
}

const rules = { minLength: 8, maxLength: 20, pattern: /^\S+$/ }
const loggedIn = loggedInAs(player)

const HALF_TYPED = 'ana@'

const ended = (result: ForgotPasswordAttemptResult) => ({ done: result })

const refused = (refusal: ForgotRefused) => ended({ type: 'refused', refusal })

export const forgotPasswordModel = defineModel(forgotPasswordMachine, {
  inputs: {
    'both methods': player55,
    'an agent, e-mail only': { ...player55, side: 'agent', mobileOffered: false },
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
    countries: { known: { done: [brazil] } },
    smsCode: { 'mobile missing': { send: { type: 'mobile.missing' } } },
    readPasswordRules: { known: { done: rules }, 'no answer': { error: new CallFailed('offline') } },
    attempt: {
      'logged in': ended({ type: 'loggedIn', loggedIn }),
      mailed: ended({ type: 'mailed' }),
      'changed, not logged in': ended({ type: 'changed' }),
      cancelled: ended({ type: 'cancelled' }),
      unknown: refused({ code: 'forgot.unknown', message: '', value: {} }),
      'code wrong': refused({ code: 'forgot.codeWrong', message: '', value: {} }),
      'against the rules': refused({
        code: 'password.offRules',
        message: '',
        value: { minLength: 8, maxLength: 20 },
      }),
      'default password': refused({ code: 'password.default', message: '', value: {} }),
      throttled: ended({ type: 'throttled', wait: 120_000 }),
      failed: ended({ type: 'failed', failure: { reason: 'forbidden', retryAfter: 0 } }),
      'no answer': ended({ type: 'outcomeUnknown', failure: { reason: 'timeout', retryAfter: 0 } }),
    },
  },
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
