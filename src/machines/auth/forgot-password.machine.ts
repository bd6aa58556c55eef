import { assign, type DoneActorEvent, fromPromise, sendTo, setup } from 'xstate'
import {
  type MailAnswer,
  type MailRequest,
  mailWayBack,
  type NewPasswordAnswer,
  type NewPasswordRequest,
  setNewPassword,
} from '#api/auth/forgot-password.ts'
import { forgotPasswordDraft } from '#api/auth/forgot-password-draft.ts'
import { type PasswordRules, readPasswordRules } from '#api/auth/password-rules.ts'
import { saveDevice } from '#api/auth/remembered-device.ts'
import { shownCode } from '#domain/text/typed-code.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { failedStates } from '#machines/kit/failed-states.ts'
import { byRefusal } from '#machines/kit/refusal-transitions.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { isOpenEnd } from '#machines/kit/unknown-outcome.ts'
import type { Country } from '#protocol/auth/countries.ts'
import { countriesMachine } from './countries.machine.ts'
import {
  type Attempted,
  afterPasswordRefusal,
  createForgotPasswordContext,
  errorsAfterLeaving,
  fieldErrors,
  mailRequest,
  newPasswordRequest,
  outcomeOf,
  ownersOf,
  waitOf,
} from './forgot-password.logic.ts'
import type {
  ForgotField,
  ForgotMethod,
  ForgotPasswordContext,
  ForgotPasswordEvent,
  ForgotPasswordInput,
  ForgotPasswordOutcome,
  ForgotRefusalCode,
} from './forgot-password.types.ts'
import { mobileError, mobileOf } from './mobile.logic.ts'
import { mobileInUse, withCountries } from './phone-verification-state.ts'
import { challengeOf } from './second-step.logic.ts'
import { secondStepMachine } from './second-step.machine.ts'
import type { SecondStepOutcome } from './second-step.types.ts'
import { type SliderOutcome, sliderMachine, slidingBefore } from './slider.machine.ts'
import { smsCodeMachine } from './sms-code.machine.ts'

/** Refusals that are no end of the attempt, or belong to a field. */
type Elsewhere = 'forgot.throttled' | 'login.secondStepNeeded' | 'password.offRules' | 'password.default'

/** Which state says each of the other refusals. One without a state is a type error here. */
const stateOf: Record<Exclude<ForgotRefusalCode, Elsewhere>, string> = {
  'forgot.unknown': 'editing.unknown',
  'forgot.sliderFailed': 'editing.sliderFailed',
  'forgot.codeWrong': 'editing.codeWrong',
  'login.notAgent': 'editing.notAgent',
  'login.notMember': 'editing.notMember',
  'login.closed': 'editing.closed',
}

const whenRefused = byRefusal(stateOf)

type Heard<Type extends ForgotPasswordEvent['type']> = { event: Extract<ForgotPasswordEvent, { type: Type }> }

/** What can be filled in while nothing is being asked, in the tab that is shown or by changing it. */
const typing = {
  'field.change': {
    actions: [{ type: 'keepField', params: ({ event }: Heard<'field.change'>) => event }, 'keepDraft'],
  },
  'field.leave': { actions: { type: 'checkField', params: ({ event }: Heard<'field.leave'>) => event } },
  'country.choose': {
    actions: [{ type: 'keepCountry', params: ({ event }: Heard<'country.choose'>) => event }, 'keepDraft'],
  },
  'method.choose': {
    guard: { type: 'isOffered', params: ({ event }: Heard<'method.choose'>) => event },
    target: 'choosing',
    actions: [{ type: 'keepMethod', params: ({ event }: Heard<'method.choose'>) => event }, 'keepDraft'],
  },
} as const

const passwordRefusals: readonly string[] = ['password.offRules', 'password.default']

/** When the chosen way is looked at again, `wait` milliseconds from now. */
const heldBack = ({ retryAt, method }: ForgotPasswordContext, wait: number) => ({
  retryAt: { ...retryAt, [method]: Date.now() + wait },
})

const mailAnswer = ({ event }: { event: DoneActorEvent<MailAnswer> }) => event.output

const answer = ({ event }: { event: DoneActorEvent<NewPasswordAnswer> }) => event.output

const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const outcome = ({ event }: { event: DoneActorEvent<SecondStepOutcome> }) => event.output

const rules = ({ event }: { event: DoneActorEvent<PasswordRules> }) => event.output

const mobile = mobileInUse('forgot', (context: ForgotPasswordContext) => mobileOf(context))

/**
 * The way back in for whoever has forgotten the password: a mail, or a new password by a texted code. What was typed
 * stays through every refusal. A new password whose answer got lost is never called refused: it may hold.
 */
export const forgotPasswordMachine = setup({
  types: {
    input: {} as ForgotPasswordInput,
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
    output: {} as ForgotPasswordOutcome,
    tags: {} as 'busy' | 'refused' | 'failed',
    children: {} as {
      slider: 'slider'
      smsCode: 'smsCode'
      countries: 'countries'
      secondStep: 'secondStep'
    },
  },
  actors: {
    slider: sliderMachine,
    smsCode: smsCodeMachine,
    countries: countriesMachine,
    secondStep: secondStepMachine,
    readPasswordRules: fromPromise<PasswordRules>(({ signal }) => readPasswordRules(signal)),
    mailWayBack: fromPromise<MailAnswer, MailRequest>(({ input, signal }) => mailWayBack(input, signal)),
    setNewPassword: fromPromise<NewPasswordAnswer, NewPasswordRequest>(({ input, signal }) =>
      setNewPassword(input, signal),
    ),
  },
  guards: {
    isByMobile: ({ context }) => context.method === 'mobile',
    isByEmail: ({ context }) => context.method === 'email',
    isOffered: ({ context }, { method }: { method: ForgotMethod }) =>
      method === 'email' || context.mobileOffered,
    isHeldBack: ({ context }) => context.retryAt[context.method] > Date.now(),
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    hasPass: (_, { pass }: SliderOutcome) => pass !== null,
    isDone: (_, answer: Attempted) => answer.ok,
    isThrottled: (_, answer: Attempted) => !answer.ok && answer.refusal.code === 'forgot.throttled',
    isPasswordRefused: (_, answer: NewPasswordAnswer) =>
      !answer.ok && passwordRefusals.includes(answer.refusal.code),
    needsSecondStep: (_, answer: NewPasswordAnswer) =>
      !answer.ok && answer.refusal.code === 'login.secondStepNeeded',
    isVerified: (_, outcome: SecondStepOutcome) => 'loggedIn' in outcome,
    isRefusedAs: ({ context }, { code }: { code: string }) => context.refusal === code,
    isFailedBy: ({ context }, { reason }: { reason: string }) => context.failure?.reason === reason,
    isOpenEnd: (_, failure: CallFailure) => isOpenEnd(failure),
  },
  actions: {
    keepField: assign(({ context }, { field, value }: { field: ForgotField; value: string }) => {
      const { [field]: _corrected, ...errors } = context.errors
      const kept = field === 'code' ? shownCode(value) : value
      return { fields: { ...context.fields, [field]: kept }, errors }
    }),
    checkField: assign({
      errors: ({ context }, { field }: { field: ForgotField }) => errorsAfterLeaving(context, field),
    }),
    checkFields: assign({ errors: ({ context }) => fieldErrors(context) }),
    checkMobile: assign({ errors: ({ context }) => mobileError(context) }),
    keepCountry: assign(({ context }, { dialingCode }: { dialingCode: string }) => {
      const { mobile: _ofAnotherCountry, ...errors } = context.errors
      return { dialingCode, errors }
    }),
    keepCountries: assign(({ context }, countries: readonly Country[]) => withCountries(context, countries)),
    keepMethod: assign({
      method: (_, { method }: { method: ForgotMethod }) => method,
      errors: {},
    }),
    keepDraft: ({ context: { method, fields, dialingCode } }) => {
      const { username, email, mobile } = fields
      forgotPasswordDraft.keep({ method, fields: { username, email, mobile }, dialingCode })
    },
    forgetDraft: () => forgotPasswordDraft.forget(),
    tellMobile: sendTo('smsCode', ({ context }) => ({ type: 'mobile.changed', mobile: mobileOf(context) })),
    keepRules: assign({ rules: (_, rules: PasswordRules) => rules }),
    keepPass: assign({ pass: (_, { pass }: SliderOutcome) => pass }),
    keepRefusal: assign({ refusal: (_, answer: Attempted) => (answer.ok ? null : answer.refusal.code) }),
    keepPasswordRefusal: assign(({ context }, answer: NewPasswordAnswer) =>
      afterPasswordRefusal(context, answer),
    ),
    keepWait: assign(({ context }, answer: Attempted) => heldBack(context, waitOf(answer))),
    keepFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    keepFailureWait: assign(({ context }) => heldBack(context, waitOfFailure(context.failure))),
    noteOpenEnd: assign({ mayHaveChanged: true }),
    keepChallenge: assign({
      challenge: ({ context }, answer: NewPasswordAnswer) =>
        !answer.ok && answer.refusal.code === 'login.secondStepNeeded'
          ? answer.refusal.value
          : context.challenge,
    }),
    keepLogin: assign({
      outcome: (_, answer: NewPasswordAnswer) =>
        answer.ok ? { loggedIn: answer.value, method: 'sms' as const } : null,
    }),
    keepVerified: assign({
      outcome: (_, outcome: SecondStepOutcome) =>
        'loggedIn' in outcome ? { loggedIn: outcome.loggedIn, method: 'sms' as const } : null,
    }),
    storeDevice: ({ context }, outcome: SecondStepOutcome) => {
      if ('loggedIn' in outcome) saveDevice(ownersOf(context, outcome.loggedIn), outcome.device)
    },
    noteMailed: assign({ outcome: { mailed: true } as const }),
    noteLeft: assign({ outcome: { left: 'login' } as const }),
  },
  delays: {
    untilRetry: ({ context }) => context.retryAt[context.method] - Date.now(),
  },
}).createMachine({
  id: 'forgotPassword',
  description:
    'Lets players and agents who have forgotten their password get back in, by a mail or by a texted code.',
  context: ({ input }) => createForgotPasswordContext(input),
  output: ({ context }) => outcomeOf(context),
  initial: 'open',
  states: {
    open: {
      description: 'The visitor is getting back in.',
      type: 'parallel',
      on: { 'forgot.leave': 'left' },
      states: {
        form: {
          description: 'How far the way back in is.',
          initial: 'editing',
          states: {
            choosing: {
              description: 'Each way back in has a wait of its own, which may not be over yet.',
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
                unknown: {
                  tags: 'refused',
                  description: 'No account has this user name and this e-mail address.',
                },
                sliderFailed: { tags: 'refused', description: 'The slider has to be solved anew.' },
                codeWrong: { tags: 'refused', description: 'The code was wrong, used or too old.' },
                passwordRefused: {
                  tags: 'refused',
                  description: 'The platform did not take the new password; its field says why.',
                },
                notAgent: { tags: 'refused', description: 'Only agents log in here.' },
                notMember: {
                  tags: 'refused',
                  description: 'The account is not a player’s and does not log in here.',
                },
                closed: { tags: 'refused', description: 'The account is closed.' },
                unsure: {
                  description:
                    'The new password was sent and no answer came, so it may hold: logging in with it shows whether it does.',
                },
                ...failedStates,
              },
              on: {
                ...typing,
                'mobile.missing': { target: '.invalid', actions: 'checkMobile' },
                'form.submit': 'checking',
              },
            },
            checking: {
              description: 'The fields are looked at before anything is sent.',
              entry: 'checkFields',
              always: [
                { guard: 'hasErrors', target: 'editing.invalid' },
                { guard: 'isByMobile', target: 'changing' },
                { target: 'sliding' },
              ],
            },
            sliding: {
              description: 'The slider has to be solved before a mail is sent.',
              ...slidingBefore('mailing', 'forgotEmail'),
            },
            mailing: {
              description: 'The platform is asked to mail a way back in.',
              tags: 'busy',
              invoke: {
                id: 'mailWayBack',
                src: 'mailWayBack',
                input: ({ context }) => mailRequest(context),
                onDone: [
                  { guard: { type: 'isDone', params: mailAnswer }, target: 'inBeenOut' },
                  {
                    guard: { type: 'isThrottled', params: mailAnswer },
                    target: 'throttled',
                    actions: { type: 'keepWait', params: mailAnswer },
                  },
                  { target: 'refused', actions: { type: 'keepRefusal', params: mailAnswer } },
                ],
                onError: {
                  target: 'unanswered',
                  actions: { type: 'keepFailure', params: ({ event }) => callFailureOf(event.error) },
                },
              },
            },
            inBeenOut: {
              description: 'The way back in was mailed; a message says so until the visitor confirms it.',
              entry: 'forgetDraft',
              on: { 'message.confirm': '#forgotPassword.mailed' },
            },
            changing: {
              description: 'The platform is asked to set the new password, and to log in with it.',
              tags: 'busy',
              invoke: {
                id: 'setNewPassword',
                src: 'setNewPassword',
                input: ({ context }) => newPasswordRequest(context),
                onDone: [
                  {
                    guard: { type: 'isDone', params: answer },
                    target: '#forgotPassword.done',
                    actions: { type: 'keepLogin', params: answer },
                  },
                  {
                    guard: { type: 'isThrottled', params: answer },
                    target: 'throttled',
                    actions: { type: 'keepWait', params: answer },
                  },
                  {
                    guard: { type: 'needsSecondStep', params: answer },
                    target: 'secondStep',
                    actions: { type: 'keepChallenge', params: answer },
                  },
                  {
                    guard: { type: 'isPasswordRefused', params: answer },
                    target: 'editing.passwordRefused',
                    actions: { type: 'keepPasswordRefusal', params: answer },
                  },
                  { target: 'refused', actions: { type: 'keepRefusal', params: answer } },
                ],
                onError: [
                  {
                    guard: { type: 'isOpenEnd', params: failure },
                    target: 'editing.unsure',
                    actions: [{ type: 'keepFailure', params: failure }, 'noteOpenEnd'],
                  },
                  { target: 'unanswered', actions: { type: 'keepFailure', params: failure } },
                ],
              },
            },
            secondStep: {
              description:
                'The new password holds; the code of the second step is wanted before anybody is logged in.',
              invoke: {
                id: 'secondStep',
                src: 'secondStep',
                input: ({ context }) => challengeOf(context),
                onDone: [
                  {
                    guard: { type: 'isVerified', params: outcome },
                    target: '#forgotPassword.done',
                    actions: [
                      { type: 'keepVerified', params: outcome },
                      { type: 'storeDevice', params: outcome },
                    ],
                  },
                  { target: 'changed' },
                ],
              },
            },
            changed: {
              description:
                'The new password holds, but nobody is logged in yet: the visitor can log in with it.',
              entry: 'forgetDraft',
            },
            refused: {
              description: 'The platform refused, and its reason decides which message is shown.',
              always: whenRefused,
            },
            unanswered: {
              description: 'Nothing was done, and the cause decides which message is shown.',
              always: [
                {
                  guard: { type: 'isFailedBy', params: { reason: 'throttled' } },
                  target: 'throttled',
                  actions: 'keepFailureWait',
                },
                { guard: { type: 'isFailedBy', params: { reason: 'offline' } }, target: 'editing.offline' },
                { guard: { type: 'isFailedBy', params: { reason: 'timeout' } }, target: 'editing.timeout' },
                { target: 'editing.failed' },
              ],
            },
            throttled: {
              description:
                'There were too many tries this way; the next one is looked at when the countdown is over.',
              on: typing,
              after: { untilRetry: 'editing' },
            },
          },
        },
        tab: {
          description: 'Which way back in is filled in.',
          initial: 'email',
          states: {
            email: {
              description: 'Getting back in by a mail.',
              always: { guard: 'isByMobile', target: 'mobile' },
            },
            mobile: {
              description: 'Getting back in by a texted code.',
              always: { guard: 'isByEmail', target: 'email' },
            },
          },
        },
        secret: {
          description: 'Whether the new password can be read over the shoulder.',
          initial: 'hidden',
          states: {
            hidden: { description: 'The password shows as dots.', on: { 'password.toggle': 'shown' } },
            shown: { description: 'The password can be read.', on: { 'password.toggle': 'hidden' } },
          },
        },
        mobile: {
          description: 'What the way by mobile needs beside the form.',
          initial: 'unused',
          states: {
            unused: {
              description: 'Nobody has wanted to get back in by mobile.',
              always: { guard: 'isByMobile', target: 'used' },
            },
            used: {
              ...mobile,
              invoke: [
                ...mobile.invoke,
                {
                  id: 'readPasswordRules',
                  src: 'readPasswordRules',
                  onDone: { actions: { type: 'keepRules', params: rules } },
                  onError: {
                    description:
                      'The operator’s rules did not arrive, so only the platform checks the new password.',
                  },
                },
              ],
            },
          },
        },
      },
    },
    done: {
      type: 'final',
      description: 'The new password holds and somebody is logged in.',
      entry: 'forgetDraft',
    },
    mailed: {
      type: 'final',
      description: 'The visitor knows that a mail is on its way.',
      entry: 'noteMailed',
    },
    left: { type: 'final', description: 'The visitor went back to the login.', entry: 'noteLeft' },
  },
})
