import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import type {
  MailAnswer,
  MailRequest,
  NewPasswordAnswer,
  NewPasswordRequest,
} from '#api/auth/forgot-password.ts'
import type { PasswordRules } from '#domain/auth/password-rules.ts'
import { shownCode } from '#domain/text/typed-code.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { isOutcomeUnknown } from '#machines/kit/unknown-outcome.ts'
import type { Country } from '#protocol/auth/countries.ts'
import { countriesMachine } from './countries.machine.ts'
import {
  type Attempted,
  afterRefusal,
  createForgotPasswordContext,
  errorsAfterLeaving,
  fieldErrors,
  mailRequest,
  newPasswordRequest,
  ongoing,
  outcomeOf,
  throttledFor,
  waitOf,
} from './forgot-password.logic.ts'
import type {
  ForgotField,
  ForgotMethod,
  ForgotPasswordContext,
  ForgotPasswordEvent,
  ForgotPasswordInput,
  ForgotPasswordOutcome,
} from './forgot-password.types.ts'
import { mobileError, mobileOf } from './mobile.logic.ts'
import { phoneVerification, withCountries } from './phone-verification-state.ts'
import { type SliderOutcome, sliderMachine, slidingBefore } from './slider.machine.ts'
import { smsCodeMachine } from './sms-code.machine.ts'
import { challengeOf } from './two-factor.logic.ts'
import { twoFactorMachine } from './two-factor.machine.ts'
import type { TwoFactorOutcome } from './two-factor.types.ts'

type Heard<Type extends ForgotPasswordEvent['type']> = { event: Extract<ForgotPasswordEvent, { type: Type }> }

const mailAnswer = ({ event }: { event: DoneActorEvent<MailAnswer> }) => event.output

const answer = ({ event }: { event: DoneActorEvent<NewPasswordAnswer> }) => event.output

const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const outcome = ({ event }: { event: DoneActorEvent<TwoFactorOutcome> }) => event.output

const rules = ({ event }: { event: DoneActorEvent<PasswordRules> }) => event.output

const typing = {
  'field.change': {
    actions: [{ type: 'setField', params: ({ event }: Heard<'field.change'>) => event }, 'saveDraft'],
  },
  'field.leave': { actions: { type: 'validateField', params: ({ event }: Heard<'field.leave'>) => event } },
  'country.choose': {
    actions: [{ type: 'setCountry', params: ({ event }: Heard<'country.choose'>) => event }, 'saveDraft'],
  },
  'method.choose': {
    guard: { type: 'isOffered', params: ({ event }: Heard<'method.choose'>) => event },
    target: 'routing',
    actions: [{ type: 'setMethod', params: ({ event }: Heard<'method.choose'>) => event }, 'saveDraft'],
  },
} as const

/** Transitions for a failed call that changed nothing. */
const whenFailed = [
  {
    guard: { type: 'isThrottledCall', params: failure },
    target: 'throttled',
    actions: { type: 'setFailureWait', params: failure },
  },
  { target: 'editing.failed', actions: { type: 'setFailure', params: failure } },
] as const

const mobile = phoneVerification('forgot', (context: ForgotPasswordContext) => mobileOf(context))

/**
 * Resets a forgotten password: by email, or by setting a new one with a texted code. Input survives every
 * refusal, and a new password whose answer was lost never counts as refused.
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
      twoFactor: 'twoFactor'
    },
  },
  actors: {
    slider: sliderMachine,
    smsCode: smsCodeMachine,
    countries: countriesMachine,
    twoFactor: twoFactorMachine,
    readPasswordRules: providedCall<PasswordRules>(),
    sendResetEmail: providedCall<MailAnswer, MailRequest>(),
    setNewPassword: providedCall<NewPasswordAnswer, NewPasswordRequest>(),
  },
  guards: {
    isByMobile: ({ context }) => context.method === 'mobile',
    isOffered: ({ context }, { method }: { method: ForgotMethod }) =>
      method === 'email' || context.mobileOffered,
    isStillThrottled: ({ context }) => context.retryAt[context.method] > 0,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    hasPass: (_, { pass }: SliderOutcome) => pass !== null,
    isDone: (_, answer: Attempted) => answer.ok,
    isThrottled: (_, answer: Attempted) => !answer.ok && answer.refusal.code === 'forgot.throttled',
    needsTwoFactor: (_, answer: NewPasswordAnswer) =>
      !answer.ok && answer.refusal.code === 'login.secondStepNeeded',
    isVerified: (_, outcome: TwoFactorOutcome) => 'loggedIn' in outcome,
    isThrottledCall: (_, { reason }: CallFailure) => reason === 'throttled',
    isOutcomeUnknown: (_, failure: CallFailure) => isOutcomeUnknown(failure),
  },
  actions: {
    setField: assign(({ context }, { field, value }: { field: ForgotField; value: string }) => {
      const { [field]: _corrected, ...errors } = context.errors
      const kept = field === 'code' ? shownCode(value) : value
      return { fields: { ...context.fields, [field]: kept }, errors }
    }),
    validateField: assign({
      errors: ({ context }, { field }: { field: ForgotField }) => errorsAfterLeaving(context, field),
    }),
    validateFields: assign({ errors: ({ context }) => fieldErrors(context) }),
    validateMobile: assign({ errors: ({ context }) => mobileError(context) }),
    setCountry: assign(({ context }, { dialingCode }: { dialingCode: string }) => {
      const { mobile: _ofAnotherCountry, ...errors } = context.errors
      return { dialingCode, errors }
    }),
    setCountries: assign(({ context }, countries: readonly Country[]) => withCountries(context, countries)),
    setMethod: assign({
      method: (_, { method }: { method: ForgotMethod }) => method,
      errors: {},
    }),
    saveDraft: providedEffect(),
    clearDraft: providedEffect(),
    sendMobile: sendTo('smsCode', ({ context }) => ({ type: 'mobile.changed', mobile: mobileOf(context) })),
    setRules: assign({ rules: (_, rules: PasswordRules) => rules }),
    setPass: assign({ pass: (_, { pass }: SliderOutcome) => pass }),
    setRefusal: assign(({ context }, answer: Attempted) => afterRefusal(context, answer)),
    setWait: assign(({ context }, answer: Attempted) => throttledFor(context, waitOf(answer))),
    clearPastWaits: assign({ retryAt: ({ context }) => ongoing(context.retryAt, Date.now()) }),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setFailureWait: assign(({ context }, failure: CallFailure) => ({
      failure,
      ...throttledFor(context, waitOfFailure(failure)),
    })),
    setMayHaveChanged: assign({ mayHaveChanged: true }),
    setChallenge: assign({
      challenge: ({ context }, answer: NewPasswordAnswer) =>
        !answer.ok && answer.refusal.code === 'login.secondStepNeeded'
          ? answer.refusal.value
          : context.challenge,
    }),
    setLogin: assign({
      outcome: (_, answer: NewPasswordAnswer) =>
        answer.ok ? { loggedIn: answer.value, method: 'sms' as const } : null,
    }),
    setVerified: assign({
      outcome: (_, outcome: TwoFactorOutcome) =>
        'loggedIn' in outcome ? { loggedIn: outcome.loggedIn, method: 'sms' as const } : null,
    }),
    saveDevice: providedEffect<TwoFactorOutcome>(),
    setMailed: assign({ outcome: { mailed: true } as const }),
    setLeft: assign({ outcome: { left: 'login' } as const }),
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
            routing: {
              description: 'Each way back in has a wait of its own, which may not be over yet.',
              entry: 'clearPastWaits',
              always: [{ guard: 'isStillThrottled', target: 'throttled' }, { target: 'editing' }],
            },
            editing: {
              description: 'The form is being filled in.',
              initial: 'idle',
              states: {
                idle: { description: 'No message is shown; the form is being filled in.' },
                invalid: {
                  description:
                    'A field is missing or cannot be right, which is said under it; nothing was sent.',
                },
                refused: {
                  tags: 'refused',
                  description: 'The attempt was refused; a message or the field gives the reason.',
                },
                failed: {
                  tags: 'failed',
                  description: 'The attempt failed; a message gives the cause, and it can be made again.',
                },
                outcomeUnknown: {
                  description:
                    'The new password was sent and no answer came, so it may hold: logging in with it shows whether it does.',
                },
              },
              on: {
                ...typing,
                'mobile.missing': { target: '.invalid', actions: 'validateMobile' },
                'form.submit': 'checking',
              },
            },
            checking: {
              description: 'The fields are looked at before anything is sent.',
              entry: 'validateFields',
              always: [
                { guard: 'hasErrors', target: 'editing.invalid' },
                { guard: 'isByMobile', target: 'changing' },
                { target: 'sliding' },
              ],
            },
            sliding: {
              description: 'The slider has to be solved before a mail is sent.',
              ...slidingBefore('mailing', 'forgotEmail', 'editing'),
            },
            mailing: {
              description: 'The platform is asked to mail a way back in.',
              tags: 'busy',
              invoke: {
                id: 'sendResetEmail',
                src: 'sendResetEmail',
                input: ({ context }) => mailRequest(context),
                onDone: [
                  { guard: { type: 'isDone', params: mailAnswer }, target: 'emailSent' },
                  {
                    guard: { type: 'isThrottled', params: mailAnswer },
                    target: 'throttled',
                    actions: { type: 'setWait', params: mailAnswer },
                  },
                  { target: 'editing.refused', actions: { type: 'setRefusal', params: mailAnswer } },
                ],
                onError: whenFailed,
              },
            },
            emailSent: {
              description: 'The way back in was mailed; a message says so until the visitor confirms it.',
              entry: 'clearDraft',
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
                    actions: { type: 'setLogin', params: answer },
                  },
                  {
                    guard: { type: 'isThrottled', params: answer },
                    target: 'throttled',
                    actions: { type: 'setWait', params: answer },
                  },
                  {
                    guard: { type: 'needsTwoFactor', params: answer },
                    target: 'twoFactor',
                    actions: { type: 'setChallenge', params: answer },
                  },
                  { target: 'editing.refused', actions: { type: 'setRefusal', params: answer } },
                ],
                onError: [
                  {
                    guard: { type: 'isOutcomeUnknown', params: failure },
                    target: 'editing.outcomeUnknown',
                    actions: [{ type: 'setFailure', params: failure }, 'setMayHaveChanged'],
                  },
                  ...whenFailed,
                ],
              },
            },
            twoFactor: {
              description:
                'The new password holds; the code of the second step is wanted before anybody is logged in.',
              invoke: {
                id: 'twoFactor',
                src: 'twoFactor',
                input: ({ context }) => challengeOf(context),
                onDone: [
                  {
                    guard: { type: 'isVerified', params: outcome },
                    target: '#forgotPassword.done',
                    actions: [
                      { type: 'setVerified', params: outcome },
                      { type: 'saveDevice', params: outcome },
                    ],
                  },
                  { target: 'changed' },
                ],
              },
            },
            changed: {
              description:
                'The new password is set, but nobody is logged in yet: the visitor can log in with it.',
              entry: 'clearDraft',
            },
            throttled: {
              description:
                'There were too many tries this way; the next one is looked at when the countdown is over.',
              on: typing,
              after: { untilRetry: 'editing' },
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
              description: 'The way by mobile has not been chosen.',
              always: { guard: 'isByMobile', target: 'used' },
            },
            used: {
              ...mobile,
              invoke: [
                ...mobile.invoke,
                {
                  id: 'readPasswordRules',
                  src: 'readPasswordRules',
                  onDone: { actions: { type: 'setRules', params: rules } },
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
      description: 'The new password is set, and the member is logged in.',
      entry: 'clearDraft',
    },
    mailed: {
      type: 'final',
      description: 'The visitor knows that a mail is on its way.',
      entry: 'setMailed',
    },
    left: { type: 'final', description: 'The visitor went back to the login.', entry: 'setLeft' },
  },
})
