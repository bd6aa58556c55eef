import { defineModel } from '@palpite/paths/model.ts'
import type { RememberedLogin } from '#api/auth/remembered-login.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { loginMachine } from '#machines/auth/login.machine.ts'
import type { LoginInput } from '#machines/auth/login.types.ts'
import { mobileOf } from '#machines/auth/mobile.logic.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'

const START = Date.UTC(2030, 0, 1)

const brazil = { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil', minDigits: 10, maxDigits: 11 }
const portugal = {
  countryCode: 'PT',
  countryDialingCode: '351',
  name: 'Portugal',
  minDigits: 9,
  maxDigits: 9,
}

const loggedIn = loggedInAs(player)

const remembered: RememberedLogin = {
  user: 'ana',
  remember: true,
  mobile: '11988880001',
  dialingCode: '55',
  method: 'username',
}

/** A visitor who returns within a day and whose input is remembered. */
const returning: LoginInput = {
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

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

export const loginModel = defineModel(loginMachine, {
  startAt: START,
  inputs: {
    'a player': returning,
    'a player whose codes are Firebase’s': {
      ...returning,
      codeSender: 'firebase',
      freePlayOffered: false,
      remembered: { ...remembered, method: 'sms' },
    },
    'an agent, held back, with nothing offered': {
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
      'the password': { field: 'password', value: 'palpite-demo-1' },
      'the captcha': { field: 'captcha', value: '1234' },
      'the code': { field: 'code', value: '123456' },
    },
    'country.choose': { Portugal: { dialingCode: '351' } },
    'remember.change': { off: { remember: false } },
    'method.choose': { 'by code': { method: 'sms' }, 'by name': { method: 'username' } },
    'password.toggle': {},
    'form.submit': {},
    'freePlay.start': {},
    'login.leave': { 'to register': { to: 'register' }, 'to a forgotten password': { to: 'forgot' } },
  },
  outcomes: {
    slider: { passed: { done: { pass: 'proof' } }, 'given up': { done: { pass: null } } },
    captcha: { stays: 'never' },
    countries: { known: { done: [brazil, portugal] } },
    smsCode: { 'has no mobile': { send: { type: 'mobile.missing' } } },
    logIn: {
      in: { done: { ok: true, value: loggedIn } },
      wrong: refused('login.wrong', { captcha: false }),
      'wrong once more': refused('login.wrong', { captcha: true }),
      'captcha needed': refused('login.captchaNeeded', { captcha: true }),
      'captcha wrong': refused('login.captchaWrong', { captcha: true }),
      'slider failed': refused('login.sliderFailed', { captcha: false }),
      'code wrong': refused('login.codeWrong', { captcha: false }),
      throttled: refused('login.throttled', { retryAfter: 120_000 }),
      'Firebase refused': refused('login.firebaseRefused', {}),
      'no agent': refused('login.notAgent', {}),
      'no member': refused('login.notMember', {}),
      closed: refused('login.closed', {}),
      'second step needed': refused('login.secondStepNeeded', {
        challenge: 'challenge',
        expiresAt: '2030-01-01T00:05:00.000Z',
      }),
      off: refused('login.off', {}),
      offline: { error: new CallFailed('offline') },
      'no answer in time': { error: new CallFailed('timeout') },
      'sent twice by the browser': { error: new CallFailed('conflict') },
      'too many calls': { error: new CallFailed('throttled') },
      'the platform failed': { error: new CallFailed('server') },
    },
    twoFactor: {
      done: { done: { loggedIn, device: 'device' } },
      expired: { done: { expired: true } },
      'given up': { done: { cancelled: true } },
    },
    confirmFirebaseCode: {
      taken: { done: { ok: true, value: { idToken: 'token' } } },
      expired: { done: { ok: false, problem: 'codeExpired' } },
      'no answer': { error: new CallFailed('timeout') },
      'too many calls': { error: new CallFailed('throttled') },
    },
    startFreePlay: {
      started: { done: { ok: true, value: loggedIn } },
      off: refused('login.off', {}),
      throttled: refused('login.throttled', { retryAfter: 600_000 }),
      'random refused': refused('login.randomRefused', {}),
      offline: { error: new CallFailed('offline') },
      'too many calls': { error: new CallFailed('throttled') },
    },
  },
  // The parts of the context that decide what the form can do.
  view: (context) => ({
    method: context.method,
    filled: [context.fields.password, context.fields.captcha, context.fields.code].map((text) => text !== ''),
    codeSender: context.codeSender,
    isCaptchaNeeded: context.captchaNeeded,
    isFit: mobileOf(context) !== null,
    isConfirmed: context.confirmed !== null,
    hasErrors: Object.keys(context.errors).length > 0,
  }),
})
