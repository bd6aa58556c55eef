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
    'with both methods': player55,
    'an agent with email only': { ...player55, side: 'agent', mobileOffered: false },
  },
  events: {
    'field.change': {
      username: { field: 'username', value: 'ana' },
      email: { field: 'email', value: 'ana@palpite.example' },
      'incomplete email': { field: 'email', value: HALF_TYPED },
      'mobile number': { field: 'mobile', value: '11988880001' },
      'new password': { field: 'newPassword', value: 'caju-e-manga-7' },
      code: { field: 'code', value: '123456' },
    },
    'field.leave': { email: { field: 'email' } },
    'country.choose': { Portugal: { dialingCode: '351' } },
    'method.choose': { 'by email': { method: 'email' }, 'by mobile': { method: 'mobile' } },
    'password.toggle': {},
    'form.submit': {},
    'message.confirm': {},
    'forgot.leave': {},
  },
  outcomes: {
    countries: { 'countries loaded': { done: [brazil] } },
    smsCode: { 'mobile number missing': { send: { type: 'mobile.missing' } } },
    readPasswordRules: { loaded: { done: rules }, 'no answer': { error: new CallFailed('offline') } },
    attempt: {
      'logged in': ended({ type: 'loggedIn', loggedIn }),
      'email sent': ended({ type: 'mailed' }),
      'password changed, not logged in': ended({ type: 'changed' }),
      cancelled: ended({ type: 'cancelled' }),
      'unknown username or email': refused({ code: 'forgot.unknown', message: '', value: {} }),
      'wrong code': refused({ code: 'forgot.codeWrong', message: '', value: {} }),
      'breaks the password rules': refused({
        code: 'password.offRules',
        message: '',
        value: { minLength: 8, maxLength: 20 },
      }),
      'default password': refused({ code: 'password.default', message: '', value: {} }),
      'too many attempts': ended({ type: 'throttled', wait: 120_000 }),
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
