import { assign, type DoneActorEvent, fromPromise, raise, sendTo, setup } from 'xstate'
import { confirmFirebaseCode, type FirebaseConfirmed } from '#api/auth/firebase-phone.ts'
import { clearChangedPassword, type FreePlayAnswer, startFreePlay } from '#api/auth/free-play.ts'
import { type LoginAnswer, type LoginRequest, logIn } from '#api/auth/login.ts'
import { saveLoginThrottle } from '#api/auth/login-throttle.ts'
import { saveDevice } from '#api/auth/remembered-device.ts'
import { clearLogin, rememberLogin } from '#api/auth/remembered-login.ts'
import { shownCode } from '#domain/text/typed-code.ts'
import { callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { failedStates } from '#machines/kit/failed-states.ts'
import { byRefusal } from '#machines/kit/refusal-transitions.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { Country } from '#protocol/auth/countries.ts'
import { captchaMachine } from './captcha.machine.ts'
import { countriesMachine } from './countries.machine.ts'
import {
  createLoginContext,
  fieldErrors,
  freePlayOutcome,
  isConfirmed,
  loginOutcome,
  loginRequest,
  loginToRemember,
  outcomeOf,
  ownersOf,
  typedCode,
  waitOf,
} from './login.logic.ts'
import type {
  FieldErrors,
  LoginContext,
  LoginEvent,
  LoginField,
  LoginInput,
  LoginMethod,
  LoginOutcome,
  LoginRefusalCode,
} from './login.types.ts'
import { mobileError, mobileOf, type TypedCode } from './mobile.logic.ts'
import { mobileInUse, withCountries } from './phone-verification-state.ts'
import { challengeOf } from './second-step.logic.ts'
import { secondStepMachine } from './second-step.machine.ts'
import type { SecondStepOutcome } from './second-step.types.ts'
import { type SliderOutcome, sliderMachine, slidingBefore } from './slider.machine.ts'
import { smsCodeMachine } from './sms-code.machine.ts'

type Heard<Type extends LoginEvent['type']> = { event: Extract<LoginEvent, { type: Type }> }

/** What can be filled in while nothing is being asked, in the tab that is shown or by changing it. */
const typing = {
  'field.change': { actions: { type: 'keepField', params: ({ event }: Heard<'field.change'>) => event } },
  'country.choose': {
    actions: { type: 'keepCountry', params: ({ event }: Heard<'country.choose'>) => event },
  },
  'remember.change': {
    actions: { type: 'keepRemember', params: ({ event }: Heard<'remember.change'>) => event },
  },
  'method.choose': {
    guard: { type: 'isOffered', params: ({ event }: Heard<'method.choose'>) => event },
    actions: { type: 'keepMethod', params: ({ event }: Heard<'method.choose'>) => event },
  },
} as const

/** Refusals that are no end of the attempt. */
type Going = 'login.throttled' | 'login.secondStepNeeded'

/** Which state says each refusal of the login. One without a state is a type error here. */
const stateOf: Record<Exclude<LoginRefusalCode, Going>, string> = {
  'login.wrong': 'editing.wrong',
  'login.captchaNeeded': 'editing.captchaNeeded',
  'login.captchaWrong': 'editing.captchaWrong',
  'login.sliderFailed': 'editing.sliderFailed',
  'login.codeWrong': 'editing.codeWrong',
  'login.firebaseRefused': 'editing.firebaseRefused',
  'login.notAgent': 'editing.notAgent',
  'login.notMember': 'editing.notMember',
  'login.closed': 'editing.closed',
  'login.off': 'editing.off',
}

const whenRefused = byRefusal(stateOf)

/** Where a call without an answer leads. */
const whenFailed = [
  {
    guard: { type: 'isFailedBy', params: { reason: 'throttled' } },
    target: 'throttled',
    actions: ['keepFailureWait', 'storeWait'],
  },
  { guard: { type: 'isFailedBy', params: { reason: 'offline' } }, target: 'editing.offline' },
  { guard: { type: 'isFailedBy', params: { reason: 'timeout' } }, target: 'editing.timeout' },
  // The browser sent the login again by itself after its answer had got lost.
  { guard: { type: 'isFailedBy', params: { reason: 'conflict' } }, target: 'editing.timeout' },
  { target: 'editing.failed' },
] as const

type Attempted = LoginAnswer | FreePlayAnswer

type Leaving = { to: 'register' | 'forgot' }

const codeAnswer = ({ event }: { event: DoneActorEvent<FirebaseConfirmed> }) => event.output

const loginAnswer = ({ event }: { event: DoneActorEvent<LoginAnswer> }) => event.output

const freePlayAnswer = ({ event }: { event: DoneActorEvent<FreePlayAnswer> }) => event.output

const outcome = ({ event }: { event: DoneActorEvent<SecondStepOutcome> }) => event.output

/**
 * The login popup: by user name and password behind a slider, by a texted code, or for fun. What was typed stays
 * through every refusal, and each refusal is said by a state of its own that another attempt leads out of.
 */
export const loginMachine = setup({
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
}).createMachine({
  id: 'login',
  description:
    'Lets players and agents log in by user name and password or by a texted code, with the checks that keep others out. It also lets visitors try games with play money.',
  context: ({ input }) => createLoginContext(input),
  output: ({ context }) => outcomeOf(context),
  initial: 'open',
  states: {
    open: {
      description: 'The visitor is logging in.',
      type: 'parallel',
      on: {
        'login.leave': {
          guard: { type: 'isPlaceOffered', params: ({ event }) => event },
          target: 'left',
          actions: { type: 'keepLeaving', params: ({ event }) => event },
        },
      },
      states: {
        form: {
          description: 'How far the login is.',
          initial: 'opening',
          states: {
            opening: {
              description: 'If there were too many logins before the popup was opened, their wait goes on.',
              always: [{ guard: 'isHeldBack', target: 'throttled' }, { target: 'editing' }],
            },
            editing: {
              description: 'The form is being filled in.',
              initial: 'fresh',
              states: {
                fresh: { description: 'No message is shown; the form is being filled in.' },
                invalid: {
                  description:
                    'A field is missing or cannot be right, which is said under it; nothing was sent.',
                },
                wrong: { tags: 'refused', description: 'User name or password was wrong.' },
                captchaNeeded: { tags: 'refused', description: 'The platform wants the captcha as well.' },
                captchaWrong: {
                  tags: 'refused',
                  description: 'The captcha was read wrong; a new one is shown.',
                },
                sliderFailed: { tags: 'refused', description: 'The slider has to be solved anew.' },
                codeWrong: { tags: 'refused', description: 'The code was wrong, used or too old.' },
                codeRefused: {
                  tags: 'refused',
                  description: 'Firebase did not take the code, and the field says why.',
                },
                firebaseRefused: {
                  tags: 'refused',
                  description:
                    'The platform did not accept Firebase’s confirmation: it was used or too old, or the mobile is nobody’s.',
                },
                notAgent: { tags: 'refused', description: 'Only agents log in here.' },
                notMember: {
                  tags: 'refused',
                  description: 'The account is not a player’s and does not log in here.',
                },
                closed: { tags: 'refused', description: 'The account is closed.' },
                secondStepExpired: {
                  tags: 'refused',
                  description:
                    'The second step took too long or was used up; the login begins anew with what was typed.',
                },
                off: { tags: 'refused', description: 'This way of logging in is switched off.' },
                freePlayOff: { tags: 'refused', description: 'Free play is switched off.' },
                freePlayRefused: {
                  tags: 'refused',
                  description: 'Free play could not be started; it may be tried at once.',
                },
                freePlayThrottled: {
                  tags: 'refused',
                  description:
                    'Free play was started too often and can be started again when the wait is over.',
                  on: { 'freePlay.start': undefined },
                  after: { untilFreePlay: 'fresh' },
                },
                ...failedStates,
              },
              on: {
                ...typing,
                'method.choose': { ...typing['method.choose'], target: '.fresh' },
                'mobile.missing': { target: '.invalid', actions: 'checkMobile' },
                'form.submit': 'checking',
                'freePlay.start': { guard: 'isFreePlayOffered', target: 'freePlaying' },
              },
            },
            checking: {
              description: 'The fields are looked at before anything is sent.',
              entry: 'checkFields',
              always: [
                { guard: 'hasErrors', target: 'editing.invalid' },
                { guard: 'isConfirmed', target: 'loggingIn' },
                { guard: 'isByFirebase', target: 'confirmingCode' },
                { guard: 'isByCode', target: 'loggingIn' },
                { target: 'sliding' },
              ],
            },
            sliding: {
              description: 'The slider has to be solved before a login by user name.',
              ...slidingBefore('loggingIn', 'login'),
            },
            confirmingCode: {
              description: 'Firebase is looking at the code.',
              tags: ['busy', 'loggingIn'],
              invoke: {
                id: 'confirmFirebaseCode',
                src: 'confirmFirebaseCode',
                input: ({ context }) => typedCode(context),
                onDone: [
                  {
                    guard: { type: 'isTaken', params: codeAnswer },
                    target: 'loggingIn',
                    actions: { type: 'keepConfirmed', params: codeAnswer },
                  },
                  { target: 'editing.codeRefused', actions: { type: 'keepCodeRefusal', params: codeAnswer } },
                ],
                onError: { target: 'unanswered', actions: { type: 'keepFailure', params: errorOf } },
              },
            },
            loggingIn: {
              description: 'The platform is looking at the login.',
              tags: ['busy', 'loggingIn'],
              invoke: {
                id: 'logIn',
                src: 'logIn',
                input: ({ context }) => loginRequest(context),
                onDone: [
                  {
                    guard: { type: 'isLoggedIn', params: loginAnswer },
                    target: '#login.done',
                    actions: [{ type: 'keepLogin', params: loginAnswer }, 'storeRemembered'],
                  },
                  {
                    guard: { type: 'isThrottled', params: loginAnswer },
                    target: 'throttled',
                    actions: [{ type: 'keepWait', params: loginAnswer }, 'storeWait'],
                  },
                  {
                    guard: { type: 'needsSecondStep', params: loginAnswer },
                    target: 'secondStep',
                    actions: { type: 'keepChallenge', params: loginAnswer },
                  },
                  {
                    target: 'refused',
                    actions: [{ type: 'keepRefusal', params: loginAnswer }, 'sayEnded'],
                  },
                ],
                onError: {
                  target: 'unanswered',
                  actions: [{ type: 'keepFailure', params: errorOf }, 'sayEnded'],
                },
              },
            },
            secondStep: {
              description:
                'The password or the texted code was right; the code of the second step is wanted on top.',
              invoke: {
                id: 'secondStep',
                src: 'secondStep',
                input: ({ context }) => challengeOf(context),
                onDone: [
                  {
                    guard: { type: 'isVerified', params: outcome },
                    target: '#login.done',
                    actions: [
                      { type: 'keepVerified', params: outcome },
                      { type: 'storeDevice', params: outcome },
                      'storeRemembered',
                    ],
                  },
                  {
                    guard: { type: 'isExpired', params: outcome },
                    target: 'editing.secondStepExpired',
                    actions: 'sayEnded',
                  },
                  { target: 'editing', actions: 'sayEnded' },
                ],
              },
            },
            freePlaying: {
              description: 'The platform is starting a session with play money.',
              tags: 'busy',
              invoke: {
                id: 'startFreePlay',
                src: 'startFreePlay',
                onDone: [
                  {
                    guard: { type: 'isLoggedIn', params: freePlayAnswer },
                    target: '#login.done',
                    actions: [{ type: 'keepFreePlay', params: freePlayAnswer }, 'clearChangedPassword'],
                  },
                  {
                    guard: { type: 'isThrottled', params: freePlayAnswer },
                    target: 'editing.freePlayThrottled',
                    actions: { type: 'keepFreePlayWait', params: freePlayAnswer },
                  },
                  {
                    guard: { type: 'isSwitchedOff', params: freePlayAnswer },
                    target: 'editing.freePlayOff',
                  },
                  { target: 'editing.freePlayRefused' },
                ],
                onError: { target: 'unanswered', actions: { type: 'keepFailure', params: errorOf } },
              },
            },
            refused: {
              description: 'The platform refused, and its reason decides which message is shown.',
              always: whenRefused,
            },
            unanswered: {
              description: 'No answer came, and the cause decides which message is shown.',
              always: whenFailed,
            },
            throttled: {
              description:
                'There were too many logins; the next one is looked at when the countdown is over.',
              on: typing,
              after: { untilRetry: { target: 'editing', actions: 'sayEnded' } },
            },
          },
        },
        tab: {
          description: 'Which way of logging in is filled in.',
          initial: 'username',
          states: {
            username: {
              description: 'Logging in by user name and password.',
              always: { guard: 'isByCode', target: 'sms' },
            },
            sms: {
              description: 'Logging in by a texted code.',
              always: { guard: 'isByName', target: 'username' },
            },
          },
        },
        secret: {
          description: 'Whether the password can be read over the shoulder.',
          initial: 'hidden',
          states: {
            hidden: { description: 'The password shows as dots.', on: { 'password.toggle': 'shown' } },
            shown: { description: 'The password can be read.', on: { 'password.toggle': 'hidden' } },
          },
        },
        captcha: {
          description: 'Whether the login takes a captcha.',
          initial: 'absent',
          states: {
            absent: {
              description: 'The platform has not asked for a captcha.',
              on: { 'attempt.ended': { guard: 'isCaptchaNeeded', target: 'asked' } },
            },
            asked: {
              description: 'From now on every login by user name needs a captcha.',
              invoke: { id: 'captcha', src: 'captcha' },
              on: {
                'attempt.ended': {
                  description: 'An attempt uses its picture up, right or wrong, so a new one comes.',
                  target: 'asked',
                  reenter: true,
                  actions: 'forgetCaptcha',
                },
              },
            },
          },
        },
        mobile: {
          description: 'What a login by code needs beside the form.',
          initial: 'unused',
          states: {
            unused: {
              description: 'Nobody has wanted to log in by code.',
              always: { guard: 'isByCode', target: 'used' },
            },
            used: mobileInUse('login', (context: LoginContext) => mobileOf(context)),
          },
        },
      },
    },
    done: { type: 'final', description: 'Somebody is logged in, or plays for free.' },
    left: { type: 'final', description: 'The visitor went on to register, or to get back a password.' },
  },
})
