import { assign, type DoneActorEvent, raise, sendTo, setup } from 'xstate'
import type { FreePlayAnswer } from '#api/auth/free-play.ts'
import { shownCode } from '#domain/text/typed-code.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { Country } from '#protocol/auth/countries.ts'
import { captchaMachine } from './captcha.machine.ts'
import { countriesMachine } from './countries.machine.ts'
import {
  afterAttempt,
  createLoginContext,
  fieldErrors,
  freePlayOutcome,
  loginOutcome,
  outcomeOf,
} from './login.logic.ts'
import type {
  LoginAttemptOutcome,
  LoginAttemptResult,
  LoginContext,
  LoginEvent,
  LoginField,
  LoginInput,
  LoginMethod,
  LoginOutcome,
  LoginRefusal,
} from './login.types.ts'
import { waitOf } from './login-attempt.logic.ts'
import { loginAttemptMachine } from './login-attempt.machine.ts'
import { mobileError, mobileOf } from './mobile.logic.ts'
import { phoneVerification, withCountries } from './phone-verification-state.ts'
import { smsCodeMachine } from './sms-code.machine.ts'

type Leaving = { to: 'register' | 'forgot' }

type Received<Type extends LoginEvent['type']> = { event: Extract<LoginEvent, { type: Type }> }

const attempt = ({ event }: { event: DoneActorEvent<LoginAttemptOutcome> }) => event.output

const freePlayAnswer = ({ event }: { event: DoneActorEvent<FreePlayAnswer> }) => event.output

const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const setAttempt = { type: 'setAttempt', params: attempt } as const

const hasEnded = ({ attempt }: LoginContext, type: LoginAttemptResult['type']) =>
  attempt?.result.type === type

/** Changes to the form, allowed while no call is in progress. */
const typing = {
  'field.change': { actions: { type: 'setField', params: ({ event }: Received<'field.change'>) => event } },
  'country.choose': {
    actions: { type: 'setCountry', params: ({ event }: Received<'country.choose'>) => event },
  },
  'remember.change': {
    actions: { type: 'setRemember', params: ({ event }: Received<'remember.change'>) => event },
  },
  'method.choose': {
    guard: { type: 'isOffered', params: ({ event }: Received<'method.choose'>) => event },
    actions: { type: 'setMethod', params: ({ event }: Received<'method.choose'>) => event },
  },
} as const

const whenFailed = [
  {
    guard: { type: 'isThrottledCall', params: failure },
    target: 'throttled',
    actions: [{ type: 'setFailureWait', params: failure }, 'saveThrottle'],
  },
  { target: 'editing.failed', actions: { type: 'setFailure', params: failure } },
] as const

/**
 * The login popup: username and password, a texted code, or free play. Input survives every refusal, except
 * for a used captcha. `context.refusal` tells the view which message to show.
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
      attempt: 'attempt'
      smsCode: 'smsCode'
      countries: 'countries'
    },
  },
  actors: {
    captcha: captchaMachine,
    attempt: loginAttemptMachine,
    smsCode: smsCodeMachine,
    countries: countriesMachine,
    startFreePlay: providedCall<FreePlayAnswer>(),
  },
  guards: {
    isByCode: ({ context }) => context.method === 'sms',
    isOffered: ({ context }, { method }: { method: LoginMethod }) =>
      method === 'username' || context.smsOffered,
    isPlaceOffered: ({ context }, { to }: Leaving) => to === 'forgot' || context.registrationOffered,
    isFreePlayOffered: ({ context }) => context.freePlayOffered,
    isStillThrottled: ({ context }) => context.retryAt > 0,
    isCaptchaNeeded: ({ context }) => context.captchaNeeded,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isLoggedIn: (_, { result }: LoginAttemptOutcome) => result.type === 'loggedIn',
    isCaptchaUsed: (_, { isCaptchaUsed }: LoginAttemptOutcome) => isCaptchaUsed,
    isCancelled: ({ context }) => hasEnded(context, 'cancelled'),
    isThrottled: ({ context }) => hasEnded(context, 'throttled'),
    isFailed: ({ context }) => hasEnded(context, 'failed'),
    isFreePlayStarted: (_, answer: FreePlayAnswer) => answer.ok,
    isFreePlayThrottled: (_, answer: FreePlayAnswer) =>
      !answer.ok && answer.refusal.code === 'login.throttled',
    isFreePlayOff: (_, answer: FreePlayAnswer) => !answer.ok && answer.refusal.code === 'login.off',
    isThrottledCall: (_, { reason }: CallFailure) => reason === 'throttled',
  },
  actions: {
    setField: assign(({ context }, { field, value }: { field: LoginField; value: string }) => {
      const { [field]: _corrected, ...errors } = context.errors
      const kept = field === 'code' ? shownCode(value) : value
      return { fields: { ...context.fields, [field]: kept }, errors }
    }),
    setCountry: assign({ dialingCode: (_, { dialingCode }: { dialingCode: string }) => dialingCode }),
    setCountries: assign(({ context }, countries: readonly Country[]) => withCountries(context, countries)),
    setRemember: assign({ remember: (_, { remember }: { remember: boolean }) => remember }),
    setMethod: assign({ method: (_, { method }: { method: LoginMethod }) => method, errors: {} }),
    sendMobile: sendTo('smsCode', ({ context }) => ({ type: 'mobile.changed', mobile: mobileOf(context) })),
    validateFields: assign({ errors: ({ context }) => fieldErrors(context) }),
    validateMobile: assign({ errors: ({ context }) => mobileError(context) }),
    setAttempt: assign(({ context }, attempt: LoginAttemptOutcome) => ({
      ...afterAttempt(context, attempt, Date.now()),
      attempt,
    })),
    setRefusal: assign({ refusal: (_, refusal: LoginRefusal) => refusal }),
    setFreePlayWait: assign({ freePlayAt: (_, answer: FreePlayAnswer) => Date.now() + waitOf(answer) }),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setFailureWait: assign((_, failure: CallFailure) => ({
      failure,
      retryAt: Date.now() + waitOfFailure(failure),
    })),
    saveThrottle: providedEffect(),
    resetCaptcha: raise({ type: 'attempt.finished' }),
    clearCaptcha: assign({ fields: ({ context }) => ({ ...context.fields, captcha: '' }) }),
    setLogin: assign({
      outcome: ({ context }, attempt: LoginAttemptOutcome) => loginOutcome(context, attempt),
    }),
    setFreePlay: assign({ outcome: (_, answer: FreePlayAnswer) => freePlayOutcome(answer) }),
    setDestination: assign({ outcome: (_, { to }: Leaving) => ({ left: to }) }),
    saveRemembered: providedEffect(),
    clearChangedPassword: providedEffect(),
  },
  delays: {
    untilRetry: ({ context }) => context.retryAt - Date.now(),
    untilFreePlay: ({ context }) => context.freePlayAt - Date.now(),
  },
}).createMachine({
  id: 'login',
  description:
    'Lets players and agents log in with a username and password or with an SMS code, and visitors start demo play.',
  context: ({ input }) => createLoginContext(input),
  output: ({ context }) => outcomeOf(context),
  initial: 'open',
  states: {
    open: {
      description: 'The login is open.',
      type: 'parallel',
      on: {
        'login.leave': {
          guard: { type: 'isPlaceOffered', params: ({ event }) => event },
          target: 'left',
          actions: { type: 'setDestination', params: ({ event }) => event },
        },
      },
      states: {
        form: {
          description: 'The progress of the login.',
          initial: 'opening',
          states: {
            opening: {
              description: 'The page checks whether a wait from earlier attempts is still running.',
              always: [{ guard: 'isStillThrottled', target: 'throttled' }, { target: 'editing' }],
            },
            editing: {
              description: 'The visitor fills in the form.',
              initial: 'idle',
              states: {
                idle: { description: 'The form is ready, with no message.' },
                invalid: {
                  description: 'A field is missing or invalid, with an error below it. Nothing was sent.',
                },
                refused: {
                  tags: 'refused',
                  description: 'The login was declined. A message or the field shows the reason.',
                },
                failed: {
                  tags: 'failed',
                  description: 'The login failed. A message shows the cause, and the visitor can try again.',
                },
                freePlayThrottled: {
                  tags: 'refused',
                  description:
                    'Demo play was started too often. The visitor can start it again when the wait ends.',
                  on: { 'freePlay.start': undefined },
                  after: { untilFreePlay: 'idle' },
                },
              },
              on: {
                ...typing,
                'method.choose': { ...typing['method.choose'], target: '.idle' },
                'mobile.missing': { target: '.invalid', actions: 'validateMobile' },
                'form.submit': 'checking',
                'freePlay.start': { guard: 'isFreePlayOffered', target: 'freePlaying' },
              },
            },
            checking: {
              description: 'The page checks the fields before sending them.',
              entry: 'validateFields',
              always: [{ guard: 'hasErrors', target: 'editing.invalid' }, { target: 'attempting' }],
            },
            attempting: {
              description: 'The form is complete and the login is in progress.',
              tags: ['busy', 'loggingIn'],
              invoke: {
                id: 'attempt',
                src: 'attempt',
                input: ({ context }) => ({ form: context, confirmed: context.confirmed }),
                onDone: [
                  {
                    guard: { type: 'isLoggedIn', params: attempt },
                    target: '#login.done',
                    actions: [{ type: 'setLogin', params: attempt }, 'saveRemembered'],
                  },
                  {
                    guard: { type: 'isCaptchaUsed', params: attempt },
                    target: 'routing',
                    actions: [setAttempt, 'resetCaptcha'],
                  },
                  { target: 'routing', actions: setAttempt },
                ],
              },
            },
            routing: {
              description: 'The outcome of the attempt decides what the form shows next.',
              always: [
                { guard: 'isCancelled', target: 'editing' },
                { guard: 'isThrottled', target: 'throttled', actions: 'saveThrottle' },
                { guard: 'isFailed', target: 'editing.failed' },
                { target: 'editing.refused' },
              ],
            },
            freePlaying: {
              description: 'The server is starting demo play.',
              tags: 'busy',
              invoke: {
                id: 'startFreePlay',
                src: 'startFreePlay',
                onDone: [
                  {
                    guard: { type: 'isFreePlayStarted', params: freePlayAnswer },
                    target: '#login.done',
                    actions: [{ type: 'setFreePlay', params: freePlayAnswer }, 'clearChangedPassword'],
                  },
                  {
                    guard: { type: 'isFreePlayThrottled', params: freePlayAnswer },
                    target: 'editing.freePlayThrottled',
                    actions: { type: 'setFreePlayWait', params: freePlayAnswer },
                  },
                  {
                    guard: { type: 'isFreePlayOff', params: freePlayAnswer },
                    target: 'editing.refused',
                    actions: { type: 'setRefusal', params: 'freePlay.off' },
                  },
                  { target: 'editing.refused', actions: { type: 'setRefusal', params: 'freePlay.refused' } },
                ],
                onError: whenFailed,
              },
            },
            throttled: {
              description: 'Too many attempts. The visitor can try again when the countdown ends.',
              on: typing,
              after: { untilRetry: { target: 'editing', actions: 'resetCaptcha' } },
            },
          },
        },
        secret: {
          description: 'Whether the password is readable on screen.',
          initial: 'hidden',
          states: {
            hidden: { description: 'The password is hidden.', on: { 'password.toggle': 'shown' } },
            shown: { description: 'The password is readable.', on: { 'password.toggle': 'hidden' } },
          },
        },
        captcha: {
          description: 'Whether the login needs a captcha.',
          initial: 'absent',
          states: {
            absent: {
              description: 'No captcha is required yet.',
              on: { 'attempt.finished': { guard: 'isCaptchaNeeded', target: 'asked' } },
            },
            asked: {
              description: 'Every login by username now needs a captcha.',
              invoke: { id: 'captcha', src: 'captcha' },
              on: {
                'attempt.finished': {
                  description: 'Every attempt uses up the captcha picture, so a new one loads.',
                  target: 'asked',
                  reenter: true,
                  actions: 'clearCaptcha',
                },
              },
            },
          },
        },
        mobile: {
          description: 'The SMS code and the countries, which a login by SMS needs.',
          initial: 'unused',
          states: {
            unused: {
              description: 'The visitor has not chosen the login by SMS.',
              always: { guard: 'isByCode', target: 'used' },
            },
            used: phoneVerification('login', (context: LoginContext) => mobileOf(context)),
          },
        },
      },
    },
    done: { type: 'final', description: 'The player is logged in, or demo play has started.' },
    left: { type: 'final', description: 'The visitor went on to sign up or to reset the password.' },
  },
})
