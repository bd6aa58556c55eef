import { assign, fromPromise, raise, sendTo, setup } from 'xstate'
import { confirmFirebaseCode, type FirebaseConfirmed } from '#api/auth/firebase-phone.ts'
import { clearChangedPassword, type FreePlayAnswer, startFreePlay } from '#api/auth/free-play.ts'
import { type LoginAnswer, type LoginRequest, logIn } from '#api/auth/login.ts'
import { saveLoginThrottle } from '#api/auth/login-throttle.ts'
import { saveDevice } from '#api/auth/remembered-device.ts'
import { clearLogin, rememberLogin } from '#api/auth/remembered-login.ts'
import { shownCode } from '#domain/text/typed-code.ts'
import { captchaMachine } from '#machines/auth/captcha.machine.ts'
import { countriesMachine } from '#machines/auth/countries.machine.ts'
import type { TypedCode } from '#machines/auth/mobile/confirmed-code.ts'
import { mobileError } from '#machines/auth/mobile/mobile-errors.ts'
import { mobileOf } from '#machines/auth/mobile/mobile-of.ts'
import { withCountries } from '#machines/auth/mobile/phone-verification-state.ts'
import type { SecondStepOutcome } from '#machines/auth/second-step/types.ts'
import { secondStepMachine } from '#machines/auth/second-step.machine.ts'
import { type SliderOutcome, sliderMachine } from '#machines/auth/slider.machine.ts'
import { smsCodeMachine } from '#machines/auth/sms-code.machine.ts'
import { callFailureOf } from '#machines/kit/call-failure.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { Country } from '#protocol/auth/countries.ts'
import { type FieldErrors, fieldErrors } from './field-errors.ts'
import type { LoginContext, LoginField, LoginInput, LoginMethod } from './login-context.ts'
import type { LoginEvent } from './login-event.ts'
import { freePlayOutcome, type LoginOutcome, loginOutcome, ownersOf } from './login-outcome.ts'
import { loginToRemember } from './login-to-remember.ts'
import { waitOf } from './retry-after.ts'
import { isConfirmed, typedCode } from './typed-code.ts'

type Attempted = LoginAnswer | FreePlayAnswer
type Leaving = { to: 'register' | 'forgot' }

/** What the login's chart is written in: its types, children, questions and deeds. */
export const loginSetup = setup({
  types: {
    input: {} as LoginInput,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    output: {} as LoginOutcome,
    tags: {} as 'busy' | 'loggingIn' | 'refused' | 'failed',
    children: {} as {
      captcha: 'captcha'
      slider: 'slider'
      smsCode: 'smsCode'
      countries: 'countries'
      secondStep: 'secondStep'
    },
  },
  actors: {
    captcha: captchaMachine,
    slider: sliderMachine,
    smsCode: smsCodeMachine,
    countries: countriesMachine,
    secondStep: secondStepMachine,
    logIn: fromPromise<LoginAnswer, LoginRequest>(({ input, signal }) => logIn(input, signal)),
    confirmFirebaseCode: fromPromise<FirebaseConfirmed, TypedCode>(({ input, signal }) =>
      confirmFirebaseCode(input, signal),
    ),
    startFreePlay: fromPromise<FreePlayAnswer>(({ signal }) => startFreePlay(signal)),
  },
  guards: {
    isByCode: ({ context }) => context.method === 'sms',
    isByFirebase: ({ context }) => context.method === 'sms' && context.codeSender === 'firebase',
    isConfirmed: ({ context }) => isConfirmed(context),
    isByName: ({ context }) => context.method === 'username',
    isOffered: ({ context }, { method }: { method: LoginMethod }) =>
      method === 'username' || context.smsOffered,
    isPlaceOffered: ({ context }, { to }: Leaving) => to === 'forgot' || context.registrationOffered,
    isFreePlayOffered: ({ context }) => context.freePlayOffered,
    isHeldBack: ({ context }) => context.retryAt > Date.now(),
    isCaptchaNeeded: ({ context }) => context.captchaNeeded,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    hasPass: (_, { pass }: SliderOutcome) => pass !== null,
    isTaken: (_, answer: FirebaseConfirmed) => answer.ok,
    isLoggedIn: (_, answer: Attempted) => answer.ok,
    needsSecondStep: (_, answer: LoginAnswer) =>
      !answer.ok && answer.refusal.code === 'login.secondStepNeeded',
    isVerified: (_, outcome: SecondStepOutcome) => 'loggedIn' in outcome,
    isExpired: (_, outcome: SecondStepOutcome) => 'expired' in outcome,
    isThrottled: (_, answer: Attempted) => !answer.ok && answer.refusal.code === 'login.throttled',
    isSwitchedOff: (_, answer: FreePlayAnswer) => !answer.ok && answer.refusal.code === 'login.off',
    isRefusedAs: ({ context }, { code }: { code: string }) => context.refusal === code,
    isFailedBy: ({ context }, { reason }: { reason: string }) => context.failure?.reason === reason,
  },
  actions: {
    keepField: assign(({ context }, { field, value }: { field: LoginField; value: string }) => {
      const { [field]: _corrected, ...errors } = context.errors
      const kept = field === 'code' ? shownCode(value) : value
      return { fields: { ...context.fields, [field]: kept }, errors }
    }),
    keepCountry: assign({ dialingCode: (_, { dialingCode }: { dialingCode: string }) => dialingCode }),
    keepCountries: assign(({ context }, countries: readonly Country[]) => withCountries(context, countries)),
    keepRemember: assign({ remember: (_, { remember }: { remember: boolean }) => remember }),
    keepMethod: assign({ method: (_, { method }: { method: LoginMethod }) => method, errors: {} }),
    tellMobile: sendTo('smsCode', ({ context }) => ({ type: 'mobile.changed', mobile: mobileOf(context) })),
    checkFields: assign({ errors: ({ context }) => fieldErrors(context) }),
    checkMobile: assign({ errors: ({ context }) => mobileError(context) }),
    keepPass: assign({ pass: (_, { pass }: SliderOutcome) => pass }),
    keepRefusal: assign(({ context }, answer: LoginAnswer) => {
      if (answer.ok) return {}
      const { code, value } = answer.refusal
      const captchaNeeded = context.captchaNeeded || ('captcha' in value && value.captcha)
      return { refusal: code, captchaNeeded, confirmed: null }
    }),
    keepConfirmed: assign({
      confirmed: ({ context }, answer: FirebaseConfirmed) =>
        answer.ok ? { ...typedCode(context), idToken: answer.value.idToken } : null,
    }),
    keepCodeRefusal: assign({
      errors: (_, answer: FirebaseConfirmed): FieldErrors => (answer.ok ? {} : { code: answer.problem }),
    }),
    keepWait: assign({ retryAt: (_, answer: LoginAnswer) => Date.now() + waitOf(answer) }),
    keepFreePlayWait: assign({ freePlayAt: (_, answer: FreePlayAnswer) => Date.now() + waitOf(answer) }),
    keepFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    keepFailureWait: assign({ retryAt: ({ context }) => Date.now() + waitOfFailure(context.failure) }),
    storeWait: ({ context }) => saveLoginThrottle(context.retryAt),
    sayEnded: raise({ type: 'attempt.ended' }),
    forgetCaptcha: assign({ fields: ({ context }) => ({ ...context.fields, captcha: '' }) }),
    keepChallenge: assign((_, answer: LoginAnswer) =>
      !answer.ok && answer.refusal.code === 'login.secondStepNeeded'
        ? { challenge: answer.refusal.value, confirmed: null }
        : {},
    ),
    keepVerified: assign({
      outcome: ({ context }, outcome: SecondStepOutcome) =>
        'loggedIn' in outcome ? loginOutcome(context, outcome.loggedIn) : null,
    }),
    storeDevice: ({ context }, outcome: SecondStepOutcome) => {
      if ('loggedIn' in outcome) saveDevice(ownersOf(context, outcome.loggedIn), outcome.device)
    },
    keepLogin: assign({
      outcome: ({ context }, answer: LoginAnswer) => (answer.ok ? loginOutcome(context, answer.value) : null),
    }),
    keepFreePlay: assign({ outcome: (_, answer: FreePlayAnswer) => freePlayOutcome(answer) }),
    keepLeaving: assign({ outcome: (_, { to }: Leaving) => ({ left: to }) }),
    storeRemembered: ({ context }) => {
      if (context.side === 'agent') return
      return context.remember ? rememberLogin(loginToRemember(context)) : clearLogin()
    },
    clearChangedPassword: () => clearChangedPassword(),
  },
  delays: {
    untilRetry: ({ context }) => context.retryAt - Date.now(),
    untilFreePlay: ({ context }) => context.freePlayAt - Date.now(),
  },
})
