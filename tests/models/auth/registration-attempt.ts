import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import {
  affiliateCodeOf,
  createRegistrationContext,
  withAskedFields,
} from '#machines/auth/registration.logic.ts'
import type { RegistrationForm, RegistrationInput } from '#machines/auth/registration.types.ts'
import { codeToConfirm, mustBeConfirmed } from '#machines/auth/registration-attempt.logic.ts'
import { registrationAttemptMachine } from '#machines/auth/registration-attempt.machine.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { almostDone, almostDoneByFirebase, brazil, rulesOfModel } from './registration.ts'

function formOf(input: RegistrationInput): RegistrationForm {
  const context = { ...createRegistrationContext(input), countries: [brazil] }
  return { ...context, ...withAskedFields(context, { rules: rulesOfModel }) }
}

const byFirebase = formOf(almostDoneByFirebase)

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

export const registrationAttemptModel = defineModel(registrationAttemptMachine, {
  inputs: {
    'by username': { form: formOf(almostDone), confirmed: null },
    'with an invitation': {
      form: formOf({ ...almostDone, codes: { affiliateCode: 'AGENTE1', referralCode: '' } }),
      confirmed: null,
    },
    'with a Firebase code': { form: byFirebase, confirmed: null },
    'with a confirmed Firebase code': {
      form: byFirebase,
      confirmed: { ...codeToConfirm(byFirebase), idToken: 'token' },
    },
  },
  events: {},
  outcomes: {
    checkAffiliate: {
      'known code': { done: { ok: true, value: {} } },
      'unknown code': refused('affiliate.invalid', {}),
      'too many attempts': refused('affiliate.throttled', { retryAfter: 30_000 }),
      'too many requests': { error: new CallFailed('throttled') },
      'no answer': { error: new CallFailed('offline') },
      'server error': { error: new CallFailed('server') },
    },
    slider: { passed: { done: { pass: 'proof' } }, cancelled: { done: { pass: null } } },
    confirmFirebaseCode: {
      accepted: { done: { ok: true, value: { idToken: 'token' } } },
      expired: { done: { ok: false, problem: 'codeExpired' } },
      'no answer': { error: new CallFailed('timeout') },
      'too many requests': { error: new CallFailed('throttled') },
    },
    register: {
      registered: { done: { ok: true, value: loggedInAs(player) } },
      'fields refused': refused('register.fieldsRefused', {
        fields: [{ field: 'password' as const, reason: 'pattern' as const }],
      }),
      'wrong captcha': refused('register.captchaWrong', {}),
      'wrong code': refused('register.codeWrong', {}),
      'Firebase refused': refused('register.firebaseRefused', {}),
      'puzzle not solved': refused('register.sliderFailed', {}),
      'unknown invitation': refused('register.affiliateInvalid', {}),
      'registration unavailable': refused('register.off', {}),
      'too many registrations': refused('register.throttled', { retryAfter: 120_000 }),
      offline: { error: new CallFailed('offline') },
      'no answer in time': { error: new CallFailed('timeout') },
      'sent twice by the browser': { error: new CallFailed('conflict') },
      'too many requests': { error: new CallFailed('throttled') },
      'server error': { error: new CallFailed('server') },
    },
    readRules: {
      'rules loaded': { done: rulesOfModel },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ form, confirmed }) => ({
    isInvited: affiliateCodeOf(form) !== '',
    askedFields: form.asked.map(({ field }) => field),
    mustBeConfirmed: mustBeConfirmed(form, confirmed),
  }),
})
