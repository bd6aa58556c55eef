import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { sourceOfKind } from '#domain/text/pattern-kinds.ts'
import { registrationMachine } from '#machines/auth/registration.machine.ts'
import type {
  RegistrationAttemptOutcome,
  RegistrationAttemptResult,
  RegistrationInput,
  RegistrationRefused,
} from '#machines/auth/registration.types.ts'
import { formErrors, registeredMobile as mobileOf } from '#machines/auth/registration-fields.logic.ts'
import type { FieldRule } from '#protocol/auth/registration-settings.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'

export const brazil = {
  countryCode: 'BR',
  countryDialingCode: '55',
  name: 'Brasil',
  minDigits: 10,
  maxDigits: 11,
}

const asked: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: sourceOfKind(4),
  patternId: 4,
  minLength: 4,
  maxLength: 16,
}

const offered = { ...asked, required: false }

/** The field rules of the model's operator. On the username tab, the mobile is optional. */
export const rulesOfModel = {
  username: asked,
  password: asked,
  confirmPassword: asked,
  mobileNum: { ...offered, acceptedPattern: null, patternId: 6 },
  affiliateCode: offered,
}

export const withoutMobile = { ...rulesOfModel, mobileNum: { ...offered, enabled: false } }

/**
 * A form in which only the captcha and the terms are missing. This keeps paths to a registration and to an
 * error short.
 */
export const almostDone: RegistrationInput = {
  offer: {
    methods: ['username', 'mobile'],
    mobilePasswordAsked: false,
    codeAsked: false,
    captchaAsked: true,
  },
  codeSender: 'platform',
  dialingCode: '55',
  countdowns: {},
  codes: { affiliateCode: '', referralCode: '' },
  place: { registerUrl: 'https://palpite.example/register', domain: 'palpite.example' },
  draft: {
    method: 'username',
    fields: { username: 'novata', password: 'segredo1', confirmPassword: 'segredo1' },
    agreed: false,
    dialingCode: '',
  },
}

/** The same registration by mobile, with a code sent by Firebase. */
export const almostDoneByFirebase: RegistrationInput = {
  ...almostDone,
  offer: { ...almostDone.offer, methods: ['mobile'], codeAsked: true },
  codeSender: 'firebase',
  draft: {
    method: 'mobile',
    fields: { mobileNum: '11988880001', verificationCode: '123456' },
    agreed: false,
    dialingCode: '55',
  },
}

const START = Date.UTC(2030, 0, 1)

const portugal = {
  countryCode: 'PT',
  countryDialingCode: '351',
  name: 'Portugal',
  minDigits: 9,
  maxDigits: 9,
}

const ended = (result: RegistrationAttemptResult, isSent = true): { done: RegistrationAttemptOutcome } => ({
  done: { result, isSent, confirmed: null },
})

const unsent = (result: RegistrationAttemptResult) => ended(result, false)

const refused = (refusal: RegistrationRefused) => ended({ type: 'refused', refusal })

const failure = (reason: 'offline' | 'timeout') => ({ reason, retryAfter: 0 })

/** A rejection because of a required field that the form does not have. */
const missing: RegistrationRefused = {
  code: 'register.fieldsRefused',
  message: '',
  value: { fields: [{ field: 'idNumber', reason: 'missing' }] },
}

export const registrationModel = defineModel(registrationMachine, {
  startAt: START,
  inputs: {
    'by username or by mobile': almostDone,
    'by mobile, with a Firebase code': almostDoneByFirebase,
    'by username, without a mobile': { ...almostDone, offer: { ...almostDone.offer, methods: ['username'] } },
    'from a link, by username only': {
      ...almostDone,
      offer: { ...almostDone.offer, methods: ['username'] },
      codes: { affiliateCode: 'AGENTE1', referralCode: '' },
    },
    'with registration unavailable': {
      ...almostDone,
      offer: { ...almostDone.offer, methods: [], captchaAsked: false },
    },
  },
  events: {
    'field.change': {
      'mobile number': { field: 'mobileNum', value: '11988880001' },
      'invitation code': { field: 'affiliateCode', value: 'AGENTE1' },
      captcha: { field: 'captcha', value: '1234' },
      'another code': { field: 'verificationCode', value: '654321' },
    },
    'field.leave': { 'mobile number': { field: 'mobileNum' } },
    'terms.change': { accepted: { agreed: true } },
    'country.choose': { Portugal: { dialingCode: '351' } },
    'method.choose': { 'by mobile': { method: 'mobile' }, 'by username': { method: 'username' } },
    'password.toggle': {},
    'rules.retry': {},
    'form.submit': {},
    'warning.dismiss': {},
    'registration.leave': { 'to log in': { to: 'login' } },
  },
  outcomes: {
    readRules: {
      'rules loaded': { done: rulesOfModel },
      'rules without a mobile number': { done: withoutMobile },
      'no answer': { error: new CallFailed('offline') },
    },
    captcha: { stays: 'never' },
    invitation: { 'code checked': { send: { type: 'invitation.settled' } } },
    countries: { 'countries loaded': { done: [brazil, portugal] } },
    smsCode: { 'mobile number missing': { send: { type: 'mobile.missing' } } },
    attempt: {
      registered: ended({ type: 'registered', loggedIn: loggedInAs(player) }),
      'fields refused': refused({
        code: 'register.fieldsRefused',
        message: '',
        value: { fields: [{ field: 'affiliateCode', reason: 'pattern' }] },
      }),
      'wrong captcha': refused({ code: 'register.captchaWrong', message: '', value: {} }),
      'Firebase refused': refused({ code: 'register.firebaseRefused', message: '', value: {} }),
      'puzzle not solved': refused({ code: 'register.sliderFailed', message: '', value: {} }),
      'unknown invitation after sending': refused({
        code: 'register.affiliateInvalid',
        message: '',
        value: {},
      }),
      'registration unavailable': refused({ code: 'register.off', message: '', value: {} }),
      'rules changed': ended({ type: 'rulesChanged', refusal: missing, rules: withoutMobile }),
      'rules changed but not loaded': ended({ type: 'rulesChanged', refusal: missing, rules: null }),
      'too many registrations': ended({ type: 'throttled', wait: 120_000 }),
      failed: ended({ type: 'failed', failure: failure('offline') }),
      'outcome unknown': ended({ type: 'outcomeUnknown', failure: failure('timeout') }),
      'unknown invitation': unsent({ type: 'invitationUnknown' }),
      'code refused': unsent({ type: 'codeRefused', problem: 'codeExpired' }),
      'too many attempts before sending': unsent({ type: 'throttled', wait: 30_000 }),
      'failed before sending': unsent({ type: 'failed', failure: failure('offline') }),
      cancelled: unsent({ type: 'cancelled' }),
    },
  },
  view: (context) => ({
    method: context.method,
    codeSender: context.codeSender,
    isRead: Object.keys(context.rules).length > 0,
    off: Object.keys(formErrors(context)),
    isMobileFilledIn: (context.fields.mobileNum ?? '') !== '',
    isMobileFit: mobileOf(context) !== null,
    isInvited: (context.fields.affiliateCode ?? '') !== '',
    hasErrors: Object.keys(context.errors).length > 0,
  }),
})
