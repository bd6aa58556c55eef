import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { sourceOfKind } from '#domain/text/pattern-kinds.ts'
import { registrationMachine } from '#machines/auth/registration.machine.ts'
import type { RegistrationInput } from '#machines/auth/registration.types.ts'
import { formErrors, registeredMobile as mobileOf } from '#machines/auth/registration-fields.logic.ts'
import type { FieldRule } from '#protocol/auth/registration-settings.ts'
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

const asked: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: sourceOfKind(4),
  patternId: 4,
  minLength: 4,
  maxLength: 16,
}
const offered = { ...asked, required: false }

/** The rules of the model's operator; a mobile is optional with a username. */
export const rulesOfModel = {
  username: asked,
  password: asked,
  confirmPassword: asked,
  mobileNum: { ...offered, acceptedPattern: null, patternId: 6 },
  affiliateCode: offered,
}

/** All but one field is filled in, so that short paths lead to a registration and to an error. */
const almostDone: RegistrationInput = {
  offer: {
    methods: ['username', 'mobile'],
    mobilePasswordAsked: false,
    codeAsked: false,
    captchaAsked: false,
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

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

export const registrationModel = defineModel(registrationMachine, {
  startAt: START,
  inputs: {
    'by name or by mobile': almostDone,
    'by mobile, with a code of Firebase’s': {
      ...almostDone,
      offer: { ...almostDone.offer, methods: ['mobile'], codeAsked: true },
      codeSender: 'firebase',
      draft: {
        method: 'mobile',
        fields: { mobileNum: '11988880001', verificationCode: '123456' },
        agreed: false,
        dialingCode: '55',
      },
    },
    'by name, with a captcha and no mobile': {
      ...almostDone,
      offer: { ...almostDone.offer, methods: ['username'], captchaAsked: true },
    },
    'by a link, by name alone': {
      ...almostDone,
      offer: { ...almostDone.offer, methods: ['username'] },
      codes: { affiliateCode: 'AGENTE1', referralCode: '' },
    },
    'while nobody can register': { ...almostDone, offer: { ...almostDone.offer, methods: [] } },
  },
  events: {
    'field.change': {
      'the mobile': { field: 'mobileNum', value: '11988880001' },
      'an invitation code': { field: 'affiliateCode', value: 'AGENTE1' },
      'the captcha': { field: 'captcha', value: '1234' },
      'another code': { field: 'verificationCode', value: '654321' },
    },
    'field.leave': { 'the mobile': { field: 'mobileNum' } },
    'terms.change': { on: { agreed: true } },
    'country.choose': { Portugal: { dialingCode: '351' } },
    'method.choose': { 'by mobile': { method: 'mobile' }, 'by name': { method: 'username' } },
    'password.toggle': {},
    'rules.retry': {},
    'form.submit': {},
    'warning.dismiss': {},
    'registration.leave': { 'to log in': { to: 'login' } },
  },
  outcomes: {
    readRules: {
      'all rules': { done: rulesOfModel },
      'no mobile': { done: { ...rulesOfModel, mobileNum: { ...offered, enabled: false } } },
      'no answer': { error: new CallFailed('offline') },
    },
    checkAffiliate: {
      'somebody’s': { done: { ok: true, value: {} } },
      'nobody’s': refused('affiliate.invalid', {}),
      'too many': refused('affiliate.throttled', { retryAfter: 30_000 }),
      'too many calls': { error: new CallFailed('throttled') },
      'no answer': { error: new CallFailed('offline') },
      'the platform failed': { error: new CallFailed('server') },
    },
    slider: { passed: { done: { pass: 'proof' } }, 'given up': { done: { pass: null } } },
    captcha: { stays: 'never' },
    invitation: { 'has told': { send: { type: 'invitation.settled' } } },
    countries: { known: { done: [brazil, portugal] } },
    smsCode: { 'has no mobile': { send: { type: 'mobile.missing' } } },
    confirmFirebaseCode: {
      taken: { done: { ok: true, value: { idToken: 'token' } } },
      expired: { done: { ok: false, problem: 'codeExpired' } },
      'no answer': { error: new CallFailed('timeout') },
      'too many calls': { error: new CallFailed('throttled') },
    },
    register: {
      registered: { done: { ok: true, value: loggedInAs(player) } },
      'fields refused': refused('register.fieldsRefused', {
        fields: [{ field: 'username' as const, reason: 'taken' as const }],
      }),
      'captcha wrong': refused('register.captchaWrong', {}),
      'code wrong': refused('register.codeWrong', {}),
      'Firebase refused': refused('register.firebaseRefused', {}),
      'slider failed': refused('register.sliderFailed', {}),
      'invitation nobody’s': refused('register.affiliateInvalid', {}),
      off: refused('register.off', {}),
      'too many': refused('register.throttled', { retryAfter: 120_000 }),
      offline: { error: new CallFailed('offline') },
      'no answer in time': { error: new CallFailed('timeout') },
      'sent twice by the browser': { error: new CallFailed('conflict') },
      'too many calls': { error: new CallFailed('throttled') },
      'the platform failed': { error: new CallFailed('server') },
    },
  },
  // The parts of the context that decide what the form can do, and its children.
  view: (context) => ({
    method: context.method,
    codeSender: context.codeSender,
    isRead: Object.keys(context.rules).length > 0,
    off: Object.keys(formErrors(context)),
    isMobileFilledIn: (context.fields.mobileNum ?? '') !== '',
    isMobileFit: mobileOf(context) !== null,
    isInvited: (context.fields.affiliateCode ?? '') !== '',
    isConfirmed: context.confirmed !== null,
    isSameCode: context.confirmed?.code === context.fields.verificationCode,
    hasErrors: Object.keys(context.errors).length > 0,
  }),
})
