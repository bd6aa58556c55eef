import { defineModel } from '@palpite/paths/model.ts'
import type { FirebaseRefusal } from '#api/auth/firebase-phone.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { mobileKey } from '#domain/auth/mobile-number.ts'
import { smsCodeMachine } from '#machines/auth/sms-code.machine.ts'

const hers = { countryDialingCode: '55', mobileNum: '11988880001' }
const other = { countryDialingCode: '55', mobileNum: '11988880002' }
const START = Date.UTC(2030, 0, 1)

const refused = (problem: FirebaseRefusal) => ({ done: { ok: false as const, problem } })

export const smsCodeModel = defineModel(smsCodeMachine, {
  startAt: START,
  inputs: {
    'no mobile yet': { use: 'login', sender: 'platform', mobile: null, countdowns: {} },
    'a countdown that goes on': {
      use: 'login',
      sender: 'platform',
      mobile: hers,
      countdowns: { [mobileKey(hers)]: START + 20_000 },
    },
    'with Firebase codes': { use: 'register', sender: 'firebase', mobile: hers, countdowns: {} },
  },
  events: {
    'mobile.changed': {
      'to the first number': { mobile: hers },
      'to another': { mobile: other },
      'to none': { mobile: null },
    },
    'code.request': {},
    'check.close': {},
    'warning.dismiss': {},
  },
  outcomes: {
    slider: { passed: { done: { pass: 'proof' } }, cancelled: { done: { pass: null } } },
    requestCode: {
      sent: { done: { ok: true, value: { wait: 60_000 } } },
      throttled: {
        done: {
          ok: false,
          refusal: { code: 'code.throttled', message: 'Too many.', value: { retryAfter: 90_000 } },
        },
      },
      'switched off': {
        done: { ok: false, refusal: { code: 'code.off', message: 'Switched off.', value: {} } },
      },
      'no answer': { error: new CallFailed('offline') },
    },
    sendFirebaseCode: {
      sent: { done: { ok: true, value: { wait: 60_000 } } },
      'number invalid': refused('numberInvalid'),
      'number missing': refused('numberMissing'),
      'too many requests': refused('tooManyRequests'),
      'captcha failed': refused('captchaFailed'),
      'quota exceeded': refused('quotaExceeded'),
      'not allowed': refused('notAllowed'),
      'closed by the visitor': refused('closedByUser'),
      'an unlisted reason': refused('codeExpired'),
      'no answer': { error: new CallFailed('timeout') },
    },
  },
  view: ({ sender, mobile, requestedMobile, sentTo, countdowns, resendAt, refusal, failure }, now) => ({
    sender,
    mobile: mobile?.mobileNum ?? null,
    requestedMobile: requestedMobile?.mobileNum ?? null,
    sentTo: sentTo?.mobileNum ?? null,
    running: Object.keys(countdowns).filter((key) => (countdowns[key] ?? 0) > now),
    isCounting: resendAt > now,
    refusal: refusal && 'code' in refusal ? refusal.code : null,
    failure: failure?.reason ?? null,
  }),
})
