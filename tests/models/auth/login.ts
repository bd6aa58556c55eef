import { defineModel } from '@palpite/paths/model.ts'
import type { RememberedLogin } from '#api/auth/remembered-login.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { loginMachine } from '#machines/auth/login.machine.ts'
import type {
  LoginAttemptOutcome,
  LoginAttemptResult,
  LoginInput,
  LoginRefused,
} from '#machines/auth/login.types.ts'
import { mobileOf } from '#machines/auth/mobile.logic.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'

export const brazil = {
  countryCode: 'BR',
  countryDialingCode: '55',
  name: 'Brasil',
  minDigits: 10,
  maxDigits: 11,
}

const remembered: RememberedLogin = {
  user: 'ana',
  remember: true,
  mobile: '11988880001',
  dialingCode: '55',
  method: 'username',
}

/** A visitor who returns within a day and whose details are remembered. */
export const returning: LoginInput = {
  side: 'player',
  smsOffered: true,
  freePlayOffered: true,
  registrationOffered: true,
  codeSender: 'platform',
  remembered,
  dialingCode: '55',
  countdowns: {},
  throttledUntil: 0,
}

const START = Date.UTC(2030, 0, 1)

const portugal = {
  countryCode: 'PT',
  countryDialingCode: '351',
  name: 'Portugal',
  minDigits: 9,
  maxDigits: 9,
}

const loggedIn = loggedInAs(player)

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

const ended = (result: LoginAttemptResult, isCaptchaUsed = true): { done: LoginAttemptOutcome } => ({
  done: { result, isCaptchaUsed, confirmed: null },
})

const loginRefused = (refusal: LoginRefused) => ended({ type: 'refused', refusal })

export const loginModel = defineModel(loginMachine, {
  startAt: START,
  inputs: {
    'a player': returning,
    'a player with Firebase codes': {
      ...returning,
      codeSender: 'firebase',
      freePlayOffered: false,
      remembered: { ...remembered, method: 'sms' },
    },
    'an agent who has to wait': {
      ...returning,
      side: 'agent',
      smsOffered: false,
      freePlayOffered: false,
      registrationOffered: false,
      remembered: null,
      throttledUntil: START + 60_000,
    },
  },
  events: {
    'field.change': {
      password: { field: 'password', value: 'palpite-demo-1' },
      captcha: { field: 'captcha', value: '1234' },
      code: { field: 'code', value: '123456' },
    },
    'country.choose': { Portugal: { dialingCode: '351' } },
    'remember.change': { off: { remember: false } },
    'method.choose': { 'by code': { method: 'sms' }, 'by username': { method: 'username' } },
    'password.toggle': {},
    'form.submit': {},
    'freePlay.start': {},
    'login.leave': { 'to sign up': { to: 'register' }, 'to the password reset': { to: 'forgot' } },
  },
  outcomes: {
    captcha: { stays: 'never' },
    countries: { 'countries loaded': { done: [brazil, portugal] } },
    smsCode: { 'mobile number missing': { send: { type: 'mobile.missing' } } },
    attempt: {
      'logged in': ended({ type: 'loggedIn', loggedIn }, false),
      'wrong password': loginRefused({ code: 'login.wrong', message: '', value: { captcha: false } }),
      'wrong password again': loginRefused({ code: 'login.wrong', message: '', value: { captcha: true } }),
      'captcha needed': loginRefused({ code: 'login.captchaNeeded', message: '', value: { captcha: true } }),
      'code refused': ended({ type: 'codeRefused', problem: 'codeExpired' }, false),
      'two-factor expired': ended({ type: 'secondStepExpired' }),
      'too many attempts': ended({ type: 'throttled', wait: 120_000 }, false),
      'too many requests': ended({ type: 'throttled', wait: 300_000 }),
      failed: ended({ type: 'failed', failure: { reason: 'offline', retryAfter: 0 } }),
      'failed before sending': ended(
        { type: 'failed', failure: { reason: 'timeout', retryAfter: 0 } },
        false,
      ),
      'puzzle cancelled': ended({ type: 'cancelled' }, false),
      'two-factor cancelled': ended({ type: 'cancelled' }),
    },
    startFreePlay: {
      'demo mode started': { done: { ok: true, value: loggedIn } },
      'demo mode unavailable': refused('login.off', {}),
      'too many attempts': refused('login.throttled', { retryAfter: 600_000 }),
      'demo mode refused': refused('login.randomRefused', {}),
      offline: { error: new CallFailed('offline') },
      'too many requests': { error: new CallFailed('throttled') },
    },
  },
  view: (context) => ({
    method: context.method,
    filled: [context.fields.password, context.fields.captcha, context.fields.code].map((text) => text !== ''),
    codeSender: context.codeSender,
    isCaptchaNeeded: context.captchaNeeded,
    isFit: mobileOf(context) !== null,
    hasErrors: Object.keys(context.errors).length > 0,
  }),
})
