import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { createForgotPasswordContext } from '#machines/auth/forgot-password.logic.ts'
import type { ForgotMethod, ForgotPasswordForm } from '#machines/auth/forgot-password.types.ts'
import { forgotPasswordAttemptMachine } from '#machines/auth/forgot-password-attempt.machine.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { player55 } from './forgot-password.ts'
import { brazil } from './login.ts'

const loggedIn = loggedInAs(player)

const formBy = (method: ForgotMethod): ForgotPasswordForm => ({
  ...createForgotPasswordContext(player55),
  method,
  countries: [brazil],
  fields: {
    username: 'ana',
    email: 'ana@palpite.example',
    mobile: '11988880001',
    newPassword: 'caju-e-manga-7',
    code: '123456',
  },
})

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

export const forgotPasswordAttemptModel = defineModel(forgotPasswordAttemptMachine, {
  inputs: { 'by email': { form: formBy('email') }, 'by mobile': { form: formBy('mobile') } },
  events: {},
  outcomes: {
    slider: { passed: { done: { pass: 'proof' } }, cancelled: { done: { pass: null } } },
    sendResetEmail: {
      'email sent': { done: { ok: true, value: {} } },
      'unknown username or email': refused('forgot.unknown', {}),
      'puzzle not solved': refused('forgot.sliderFailed', {}),
      'too many attempts': refused('forgot.throttled', { retryAfter: 120_000 }),
      offline: { error: new CallFailed('offline') },
      'no answer in time': { error: new CallFailed('timeout') },
      'too many requests': { error: new CallFailed('throttled', { retryAfter: 60_000 }) },
      'server error': { error: new CallFailed('server') },
    },
    setNewPassword: {
      'logged in': { done: { ok: true, value: loggedIn } },
      'wrong code': refused('forgot.codeWrong', {}),
      'too many attempts': refused('forgot.throttled', { retryAfter: 120_000 }),
      'password breaks the rules': refused('password.offRules', { minLength: 8, maxLength: 20 }),
      'default password': refused('password.default', {}),
      'two-factor needed': refused('login.secondStepNeeded', {
        challenge: 'challenge',
        expiresAt: '2030-01-01T00:05:00.000Z',
      }),
      'not an agent': refused('login.notAgent', {}),
      'not a player': refused('login.notMember', {}),
      'account closed': refused('login.closed', {}),
      'no answer': { error: new CallFailed('timeout') },
      'too many requests': { error: new CallFailed('throttled') },
      'not allowed': { error: new CallFailed('forbidden') },
    },
    twoFactor: {
      'code accepted': { done: { loggedIn, device: 'device' } },
      expired: { done: { expired: true } },
      cancelled: { done: { cancelled: true } },
    },
  },
  view: ({ form }) => ({ method: form.method }),
})
