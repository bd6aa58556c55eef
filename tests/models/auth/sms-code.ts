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
    'without a mobile number': { use: 'login', sender: 'platform', mobile: null, countdowns: {} },
    'with a running countdown': {
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
      'to another number': { mobile: other },
      'to no number': { mobile: null },
    },
    'code.request': {},
    'check.close': {},
    'warning.dismiss': {},
  },
  outcomes: {
    slider: { passed: { done: { pass: 'proof' } }, cancelled: { done: { pass: null } } },
    requestCode: {
      'code sent': { done: { ok: true, value: { wait: 60_000 } } },
      'too many attempts': {
        done: {
          ok: false,
          refusal: { code: 'code.throttled', message: 'Too many.', value: { retryAfter: 90_000 } },
        },
      },
      'SMS codes unavailable': {
        done: { ok: false, refusal: { code: 'code.off', message: 'Switched off.', value: {} } },
      },
      'no answer': { error: new CallFailed('offline') },
    },
    sendFirebaseCode: {
      'code sent': { done: { ok: true, value: { wait: 60_000 } } },
      'number invalid': refused('numberInvalid'),
      'number missing': refused('numberMissing'),
      'too many requests': refused('tooManyRequests'),
      'captcha failed': refused('captchaFailed'),
      'quota exceeded': refused('quotaExceeded'),
      'not allowed': refused('notAllowed'),
      'closed by the visitor': refused('closedByUser'),
      'another reason': refused('codeExpired'),
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
