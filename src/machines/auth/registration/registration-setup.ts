import { assign, fromPromise, not, raise, sendTo, setup, stateIn } from 'xstate'
import { confirmFirebaseCode, type FirebaseConfirmed } from '#api/auth/firebase-phone.ts'
import { type RegisterRules, readRegisterRules } from '#api/auth/register-rules.ts'
import {
  type AffiliateAnswer,
  checkAffiliateCode,
  type RegistrationAnswer,
  type RegistrationRequest,
  register,
} from '#api/auth/registration.ts'
import { registrationDraft } from '#api/auth/registration-draft.ts'
import { shownCode } from '#domain/text/typed-code.ts'
import { captchaMachine } from '#machines/auth/captcha.machine.ts'
import { countriesMachine } from '#machines/auth/countries.machine.ts'
import { invitationMachine } from '#machines/auth/invitation.machine.ts'
import { isConfirmedAs, type TypedCode } from '#machines/auth/mobile/confirmed-code.ts'
import { withCountries } from '#machines/auth/mobile/phone-verification-state.ts'
import { type SliderOutcome, sliderMachine } from '#machines/auth/slider.machine.ts'
import { smsCodeMachine } from '#machines/auth/sms-code.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { RegisterField } from '#protocol/auth/register-settings.ts'
import { askedFields, isAsked } from './asked-fields.ts'
import { errorOf, type FormErrors, formErrors, mobileOf, typedCode } from './field-errors.ts'
import { errorsAfter, waitOf } from './refusal.ts'
import type {
  FormField,
  RegistrationContext,
  RegistrationInput,
  RegistrationMethod,
} from './registration-context.ts'
import type { RegistrationEvent } from './registration-event.ts'
import { type RegistrationOutcome, registered } from './registration-outcome.ts'
import { affiliateCodeOf, isByFirebase } from './registration-request.ts'

/** What the registration's chart is written in: its types, children, questions and deeds. */
export const registrationSetup = setup({
  types: {
    input: {} as RegistrationInput,
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    output: {} as RegistrationOutcome,
    tags: {} as 'busy' | 'refused' | 'failed',
    children: {} as {
      captcha: 'captcha'
      slider: 'slider'
      smsCode: 'smsCode'
      countries: 'countries'
      invitation: 'invitation'
    },
  },
  actors: {
    captcha: captchaMachine,
    slider: sliderMachine,
    smsCode: smsCodeMachine,
    countries: countriesMachine,
    invitation: invitationMachine,
    readRules: fromPromise<RegisterRules>(({ signal }) => readRegisterRules(signal)),
    checkAffiliate: fromPromise<AffiliateAnswer, { code: string; domain: string }>(({ input, signal }) =>
      checkAffiliateCode(input, signal),
    ),
    confirmFirebaseCode: fromPromise<FirebaseConfirmed, TypedCode>(({ input, signal }) =>
      confirmFirebaseCode(input, signal),
    ),
    register: fromPromise<RegistrationAnswer, RegistrationRequest>(({ input, signal }) =>
      register(input, signal),
    ),
  },
  guards: {
    isNothingOffered: ({ context }) => context.offer.methods.length === 0,
    isOffered: ({ context }, { method }: { method: RegistrationMethod }) =>
      context.offer.methods.includes(method),
    isByMobile: ({ context }) => context.method === 'mobile',
    isByName: ({ context }) => context.method === 'username',
    isMobileAsked: ({ context }) => isAsked('mobileNum', context),
    isCaptchaAsked: ({ context }) => context.offer.captchaAsked,
    isUninvited: not('hasAffiliateCode'),
    isInvitationSettled: stateIn({ open: { invitation: 'settled' } }),
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    hasAffiliateCode: ({ context }) => affiliateCodeOf(context) !== '',
    mustBeConfirmed: ({ context }) => {
      const typed = typedCode(context)
      return isByFirebase(context) && typed !== null && !isConfirmedAs(context.confirmed, typed)
    },
    isTaken: (_, answer: FirebaseConfirmed) => answer.ok,
    hasPass: (_, { pass }: SliderOutcome) => pass !== null,
    isSomebodys: (_, answer: AffiliateAnswer) => answer.ok,
    isRegistered: (_, answer: RegistrationAnswer) => answer.ok,
    isThrottled: (_, answer: AffiliateAnswer | RegistrationAnswer) => waitOf(answer) > 0,
    isForUnknownField: ({ context }) =>
      Object.keys(context.errors).some((off) => context.asked.every(({ field }) => field !== off)),
    isRefusedAs: ({ context }, { code }: { code: string }) => context.refusal === code,
    isFailedBy: ({ context }, { reason }: { reason: CallFailure['reason'] }) =>
      context.failure?.reason === reason,
  },
  actions: {
    keepRules: assign(({ context }, rules: RegisterRules) => laidOut(context, { rules })),
    keepField: assign(({ context }, { field, value }: { field: RegisterField; value: string }) =>
      laidOut(context, {
        fields: { ...context.fields, [field]: field === 'verificationCode' ? shownCode(value) : value },
        errors: withoutError(context.errors, field),
      }),
    ),
    keepAgreed: assign(({ context }, { agreed }: { agreed: boolean }) => ({
      agreed,
      errors: withoutError(context.errors, 'terms'),
    })),
    keepCountry: assign(({ context }, { dialingCode }: { dialingCode: string }) => ({
      dialingCode,
      errors: withoutError(context.errors, 'mobileNum'),
    })),
    keepCountries: assign(({ context }, countries: readonly Country[]) => withCountries(context, countries)),
    keepMethod: assign(({ context }, { method }: { method: RegistrationMethod }) =>
      laidOut(context, { method, errors: {} }),
    ),
    keepDraft: ({ context: { method, fields, agreed, dialingCode } }) =>
      registrationDraft.keep({ method, fields, agreed, dialingCode }),
    forgetDraft: () => registrationDraft.forget(),
    checkField: assign({
      errors: ({ context }, { field }: { field: FormField }) => {
        const error = errorOf(field, context)
        return error ? { ...context.errors, [field]: error } : withoutError(context.errors, field)
      },
    }),
    checkFields: assign({ errors: ({ context }) => formErrors(context) }),
    checkMobile: assign({
      errors: ({ context }): FormErrors => ({ mobileNum: errorOf('mobileNum', context) ?? 'missing' }),
    }),
    tellInvitation: sendTo('invitation', ({ event }) => event),
    tellMobile: sendTo('smsCode', ({ context }) => ({ type: 'mobile.changed', mobile: mobileOf(context) })),
    keepPass: assign({ pass: (_, { pass }: SliderOutcome) => pass }),
    keepConfirmed: assign(({ context }, answer: FirebaseConfirmed) => {
      const typed = typedCode(context)
      return answer.ok && typed ? { confirmed: { ...typed, idToken: answer.value.idToken } } : {}
    }),
    keepCodeRefusal: assign({
      errors: (_, answer: FirebaseConfirmed): FormErrors =>
        answer.ok ? {} : { verificationCode: answer.problem },
    }),
    keepRefusal: assign(({ context }, answer: RegistrationAnswer) => {
      if (answer.ok) return {}
      const { code } = answer.refusal
      const confirmed = code === 'register.firebaseRefused' ? null : context.confirmed
      // A captcha that the form did not ask for is one that the operator has begun to ask for meanwhile.
      const captchaAsked = context.offer.captchaAsked || code === 'register.captchaWrong'
      const offer = { ...context.offer, captchaAsked }
      return laidOut(context, { refusal: code, errors: errorsAfter(answer.refusal), confirmed, offer })
    }),
    keepWait: assign({
      retryAt: (_, answer: AffiliateAnswer | RegistrationAnswer) => Date.now() + waitOf(answer),
    }),
    keepFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    keepFailureWait: assign({ retryAt: ({ context }) => Date.now() + waitOfFailure(context.failure) }),
    sayEnded: raise({ type: 'attempt.ended' }),
    forgetCaptcha: assign({ fields: ({ context }) => ({ ...context.fields, captcha: '' }) }),
    keepOutcome: assign({
      outcome: ({ context }, answer: RegistrationAnswer) => registered(context, answer),
    }),
    keepLeaving: assign({ outcome: (_, { to }: { to: 'login' }) => ({ left: to }) }),
  },
  delays: {
    /** As long as somebody who waits for a form does not ask themselves whether it comes. */
    untilFormAlone: 1_000,
    untilRetry: ({ context }) => context.retryAt - Date.now(),
  },
})

/** A change, and the fields that are asked for after it. */
const laidOut = (context: RegistrationContext, change: Partial<RegistrationContext>) => ({
  ...change,
  asked: askedFields({ ...context, ...change }),
})

function withoutError(errors: FormErrors, field: FormField): FormErrors {
  const { [field]: _corrected, ...others } = errors
  return others
}
