import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import type { PasswordRules } from '#domain/auth/password-rules.ts'
import { shownCode } from '#domain/text/typed-code.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { Country } from '#protocol/auth/countries.ts'
import { countriesMachine } from './countries.machine.ts'
import {
  afterAttempt,
  createForgotPasswordContext,
  errorsAfterLeaving,
  fieldErrors,
  ongoing,
  outcomeOf,
} from './forgot-password.logic.ts'
import type {
  ForgotField,
  ForgotMethod,
  ForgotPasswordAttemptResult,
  ForgotPasswordContext,
  ForgotPasswordEvent,
  ForgotPasswordInput,
  ForgotPasswordOutcome,
} from './forgot-password.types.ts'
import { forgotPasswordAttemptMachine } from './forgot-password-attempt.machine.ts'
import { mobileError, mobileOf } from './mobile.logic.ts'
import { phoneVerification, withCountries } from './phone-verification-state.ts'
import { smsCodeMachine } from './sms-code.machine.ts'

type Received<Type extends ForgotPasswordEvent['type']> = {
  event: Extract<ForgotPasswordEvent, { type: Type }>
}

const result = ({ event }: { event: DoneActorEvent<ForgotPasswordAttemptResult> }) => event.output

const rules = ({ event }: { event: DoneActorEvent<PasswordRules> }) => event.output

const typing = {
  'field.change': {
    actions: [{ type: 'setField', params: ({ event }: Received<'field.change'>) => event }, 'saveDraft'],
  },
  'field.leave': {
    actions: { type: 'validateField', params: ({ event }: Received<'field.leave'>) => event },
  },
  'country.choose': {
    actions: [{ type: 'setCountry', params: ({ event }: Received<'country.choose'>) => event }, 'saveDraft'],
  },
  'method.choose': {
    guard: { type: 'isOffered', params: ({ event }: Received<'method.choose'>) => event },
    target: 'routing',
    actions: [{ type: 'setMethod', params: ({ event }: Received<'method.choose'>) => event }, 'saveDraft'],
  },
} as const

const setAttempt = { type: 'setAttempt', params: result } as const

const mobile = phoneVerification('forgot', (context: ForgotPasswordContext) => mobileOf(context))

/**
 * Resets a forgotten password: by email, or by setting a new one with a texted code. Input survives every
 * refusal. If no response arrives, the new password may have been set, so the view does not report a refusal.
 */
export const forgotPasswordMachine = setup({
  types: {
    input: {} as ForgotPasswordInput,
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
    output: {} as ForgotPasswordOutcome,
    tags: {} as 'busy' | 'refused' | 'failed',
    children: {} as {
      attempt: 'attempt'
      smsCode: 'smsCode'
      countries: 'countries'
    },
  },
  actors: {
    attempt: forgotPasswordAttemptMachine,
    smsCode: smsCodeMachine,
    countries: countriesMachine,
    readPasswordRules: providedCall<PasswordRules>(),
  },
  guards: {
    isByMobile: ({ context }) => context.method === 'mobile',
    isOffered: ({ context }, { method }: { method: ForgotMethod }) =>
      method === 'email' || context.mobileOffered,
    isStillThrottled: ({ context }) => context.retryAt[context.method] > 0,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isLoggedIn: (_, { type }: ForgotPasswordAttemptResult) => type === 'loggedIn',
    isMailed: (_, { type }: ForgotPasswordAttemptResult) => type === 'mailed',
    isChanged: (_, { type }: ForgotPasswordAttemptResult) => type === 'changed',
    isCancelled: (_, { type }: ForgotPasswordAttemptResult) => type === 'cancelled',
    isThrottled: (_, { type }: ForgotPasswordAttemptResult) => type === 'throttled',
    isFailed: (_, { type }: ForgotPasswordAttemptResult) => type === 'failed',
    isOutcomeUnknown: (_, { type }: ForgotPasswordAttemptResult) => type === 'outcomeUnknown',
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
    setAttempt: assign(({ context }, result: ForgotPasswordAttemptResult) =>
      afterAttempt(context, result, Date.now()),
    ),
    clearPastWaits: assign({ retryAt: ({ context }) => ongoing(context.retryAt, Date.now()) }),
    setLogin: assign({
      outcome: (_, result: ForgotPasswordAttemptResult) =>
        result.type === 'loggedIn' ? { loggedIn: result.loggedIn, method: 'sms' as const } : null,
    }),
    setMailed: assign({ outcome: { mailed: true } as const }),
    setLeft: assign({ outcome: { left: 'login' } as const }),
  },
  delays: {
    untilRetry: ({ context }) => context.retryAt[context.method] - Date.now(),
  },
}).createMachine({
  id: 'forgotPassword',
  description: 'Lets players and agents who forgot their password reset it by email or with an SMS code.',
  context: ({ input }) => createForgotPasswordContext(input),
  output: ({ context }) => outcomeOf(context),
  initial: 'open',
  states: {
    open: {
      description: 'The visitor is resetting the password.',
      type: 'parallel',
      on: { 'forgot.leave': 'left' },
      states: {
        form: {
          description: 'The progress of the reset.',
          initial: 'editing',
          states: {
            routing: {
              description:
                'Email and phone have separate waits. The page checks whether the chosen one still has to wait.',
              entry: 'clearPastWaits',
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
                  description: 'The request was declined. A message or the field shows the reason.',
                },
                failed: {
                  tags: 'failed',
                  description:
                    'The request failed. A message shows the cause, and the visitor can try again.',
                },
                outcomeUnknown: {
                  description:
                    'The server did not respond, so the new password may already be set. Logging in with it shows whether it is.',
                },
              },
              on: {
                ...typing,
                'mobile.missing': { target: '.invalid', actions: 'validateMobile' },
                'form.submit': 'checking',
              },
            },
            checking: {
              description: 'The page checks the fields before sending them.',
              entry: 'validateFields',
              always: [{ guard: 'hasErrors', target: 'editing.invalid' }, { target: 'attempting' }],
            },
            attempting: {
              description: 'The email is being sent, or the new password is being set.',
              tags: 'busy',
              invoke: {
                id: 'attempt',
                src: 'attempt',
                input: ({ context }) => ({ form: context }),
                onDone: [
                  {
                    guard: { type: 'isLoggedIn', params: result },
                    target: '#forgotPassword.done',
                    actions: { type: 'setLogin', params: result },
                  },
                  { guard: { type: 'isMailed', params: result }, target: 'emailSent' },
                  { guard: { type: 'isChanged', params: result }, target: 'changed' },
                  { guard: { type: 'isCancelled', params: result }, target: 'editing' },
                  {
                    guard: { type: 'isThrottled', params: result },
                    target: 'throttled',
                    actions: setAttempt,
                  },
                  {
                    guard: { type: 'isFailed', params: result },
                    target: 'editing.failed',
                    actions: setAttempt,
                  },
                  {
                    guard: { type: 'isOutcomeUnknown', params: result },
                    target: 'editing.outcomeUnknown',
                    actions: setAttempt,
                  },
                  { target: 'editing.refused', actions: setAttempt },
                ],
              },
            },
            emailSent: {
              description: 'The email was sent. A message says so until the visitor confirms it.',
              entry: 'clearDraft',
              on: { 'message.confirm': '#forgotPassword.mailed' },
            },
            changed: {
              description: 'The new password is set. The visitor can log in with it.',
              entry: 'clearDraft',
            },
            throttled: {
              description: 'Too many attempts. The visitor can try again when the countdown ends.',
              on: typing,
              after: { untilRetry: 'editing' },
            },
          },
        },
        secret: {
          description: 'Whether the new password is readable on screen.',
          initial: 'hidden',
          states: {
            hidden: { description: 'The password is hidden.', on: { 'password.toggle': 'shown' } },
            shown: { description: 'The password is readable.', on: { 'password.toggle': 'hidden' } },
          },
        },
        mobile: {
          description: 'The SMS code and the countries, which a reset by phone needs.',
          initial: 'unused',
          states: {
            unused: {
              description: 'The visitor has not chosen to reset by phone.',
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
                      'The password rules could not be loaded, so only the server checks the new password.',
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
      description: 'The new password is set and the player is logged in.',
      entry: 'clearDraft',
    },
    mailed: {
      type: 'final',
      description: 'The visitor has read that the email was sent.',
      entry: 'setMailed',
    },
    left: { type: 'final', description: 'The visitor returned to the login.', entry: 'setLeft' },
  },
})
