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
  inputs: { 'by e-mail': { form: formBy('email') }, 'by mobile': { form: formBy('mobile') } },
  events: {},
  outcomes: {
    slider: { passed: { done: { pass: 'proof' } }, cancelled: { done: { pass: null } } },
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
      'logged in': { done: { ok: true, value: loggedIn } },
      'code wrong': refused('forgot.codeWrong', {}),
      throttled: refused('forgot.throttled', { retryAfter: 120_000 }),
      'against the rules': refused('password.offRules', { minLength: 8, maxLength: 20 }),
      'default password': refused('password.default', {}),
      'two-factor needed': refused('login.secondStepNeeded', {
        challenge: 'challenge',
        expiresAt: '2030-01-01T00:05:00.000Z',
      }),
      'not an agent': refused('login.notAgent', {}),
      'not a member': refused('login.notMember', {}),
      closed: refused('login.closed', {}),
      'no answer': { error: new CallFailed('timeout') },
      'too many calls': { error: new CallFailed('throttled') },
      forbidden: { error: new CallFailed('forbidden') },
    },
    twoFactor: {
      done: { done: { loggedIn, device: 'device' } },
      expired: { done: { expired: true } },
      cancelled: { done: { cancelled: true } },
    },
  },
  view: ({ form }) => ({ method: form.method }),
})
