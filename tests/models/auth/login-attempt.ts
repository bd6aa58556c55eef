import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { createLoginContext } from '#machines/auth/login.logic.ts'
import type { LoginContext, LoginForm } from '#machines/auth/login.types.ts'
import { mustBeConfirmed, typedCode } from '#machines/auth/login-attempt.logic.ts'
import { loginAttemptMachine } from '#machines/auth/login-attempt.machine.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { brazil, returning } from './login.ts'

const loggedIn = loggedInAs(player)

const context = createLoginContext(returning)

const formLike = (change: Partial<LoginContext>): LoginForm => ({
  ...context,
  countries: [brazil],
  fields: { ...context.fields, password: 'palpite-demo-1', code: '123456' },
  ...change,
})

const byFirebase = formLike({ method: 'sms', codeSender: 'firebase' })

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

export const loginAttemptModel = defineModel(loginAttemptMachine, {
  inputs: {
    'by username': { form: formLike({}), confirmed: null },
    'by code': { form: formLike({ method: 'sms' }), confirmed: null },
    'by a Firebase code': { form: byFirebase, confirmed: null },
    'by a confirmed Firebase code': {
      form: byFirebase,
      confirmed: { ...typedCode(byFirebase), idToken: 'token' },
    },
  },
  events: {},
  outcomes: {
    slider: { passed: { done: { pass: 'proof' } }, cancelled: { done: { pass: null } } },
    logIn: {
      'logged in': { done: { ok: true, value: loggedIn } },
      'wrong password': refused('login.wrong', { captcha: false }),
      'wrong password again': refused('login.wrong', { captcha: true }),
      'captcha needed': refused('login.captchaNeeded', { captcha: true }),
      'wrong captcha': refused('login.captchaWrong', { captcha: true }),
      'puzzle not solved': refused('login.sliderFailed', { captcha: false }),
      'wrong code': refused('login.codeWrong', { captcha: false }),
      'too many attempts': refused('login.throttled', { retryAfter: 120_000 }),
      'Firebase refused': refused('login.firebaseRefused', {}),
      'not an agent': refused('login.notAgent', {}),
      'not a player': refused('login.notMember', {}),
      'account closed': refused('login.closed', {}),
      'two-factor needed': refused('login.secondStepNeeded', {
        challenge: 'challenge',
        expiresAt: '2030-01-01T00:05:00.000Z',
      }),
      'login unavailable': refused('login.off', {}),
      offline: { error: new CallFailed('offline') },
      'no answer in time': { error: new CallFailed('timeout') },
      'sent twice by the browser': { error: new CallFailed('conflict') },
      'too many requests': { error: new CallFailed('throttled') },
      'server error': { error: new CallFailed('server') },
    },
    twoFactor: {
      'code accepted': { done: { loggedIn, device: 'device' } },
      expired: { done: { expired: true } },
      cancelled: { done: { cancelled: true } },
    },
    confirmFirebaseCode: {
      accepted: { done: { ok: true, value: { idToken: 'token' } } },
      expired: { done: { ok: false, problem: 'codeExpired' } },
      'no answer': { error: new CallFailed('timeout') },
      'too many requests': { error: new CallFailed('throttled') },
    },
  },
  view: ({ form, confirmed }) => ({
    method: form.method,
    mustBeConfirmed: mustBeConfirmed(form, confirmed),
  }),
})
