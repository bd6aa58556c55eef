import { assign, type DoneActorEvent, not, raise, sendTo, setup, stateIn } from 'xstate'
import type { RegistrationRules } from '#api/auth/registration-rules.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { Country } from '#protocol/auth/countries.ts'
import { captchaMachine } from './captcha.machine.ts'
import { countriesMachine } from './countries.machine.ts'
import { invitationMachine } from './invitation.machine.ts'
import { phoneVerification, withCountries } from './phone-verification-state.ts'
import {
  affiliateCodeOf,
  afterAttempt,
  createRegistrationContext,
  errorsAfterLeaving,
  type FieldChange,
  outcomeOf,
  registrationOutcome,
  withAskedFields,
  withField,
  withoutError,
} from './registration.logic.ts'
import type {
  FormErrors,
  FormField,
  RegistrationAttemptOutcome,
  RegistrationAttemptResult,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
  RegistrationMethod,
  RegistrationOutcome,
} from './registration.types.ts'
import { registrationAttemptMachine } from './registration-attempt.machine.ts'
import { fieldError, formErrors, isAsked, registeredMobile } from './registration-fields.logic.ts'
import { smsCodeMachine } from './sms-code.machine.ts'

type Received<Type extends RegistrationEvent['type']> = { event: Extract<RegistrationEvent, { type: Type }> }

const rules = ({ event }: { event: DoneActorEvent<RegistrationRules> }) => event.output

const attempt = ({ event }: { event: DoneActorEvent<RegistrationAttemptOutcome> }) => event.output

const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const typing = {
  'field.change': {
    actions: [
      { type: 'setField', params: ({ event }: Received<'field.change'>) => event },
      'saveDraft',
      'notifyInvitation',
    ],
  },
  'field.leave': {
    actions: [
      { type: 'validateField', params: ({ event }: Received<'field.leave'>) => event },
      'notifyInvitation',
    ],
  },
  'terms.change': {
    actions: [{ type: 'setAgreed', params: ({ event }: Received<'terms.change'>) => event }, 'saveDraft'],
  },
  'country.choose': {
    actions: [{ type: 'setCountry', params: ({ event }: Received<'country.choose'>) => event }, 'saveDraft'],
  },
  'method.choose': {
    guard: { type: 'isOffered', params: ({ event }: Received<'method.choose'>) => event },
    actions: [{ type: 'setMethod', params: ({ event }: Received<'method.choose'>) => event }, 'saveDraft'],
  },
} as const

const setAttempt = { type: 'setAttempt', params: attempt } as const

const hasEnded = ({ attempt }: RegistrationContext, type: RegistrationAttemptResult['type']) =>
  attempt?.result.type === type

/**
 * The registration popup, by username or mobile number: the operator's fields, an invitation check and a
 * slider. Input is kept after refusals and while the popup is closed, except for a used captcha.
 */
export const registrationMachine = setup({
  types: {
    input: {} as RegistrationInput,
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    output: {} as RegistrationOutcome,
    tags: {} as 'busy' | 'refused' | 'failed',
    children: {} as {
      captcha: 'captcha'
      attempt: 'attempt'
      smsCode: 'smsCode'
      countries: 'countries'
      invitation: 'invitation'
    },
  },
  actors: {
    captcha: captchaMachine,
    attempt: registrationAttemptMachine,
    smsCode: smsCodeMachine,
    countries: countriesMachine,
    invitation: invitationMachine,
    readRules: providedCall<RegistrationRules>(),
  },
  guards: {
    isRegistrationClosed: ({ context }) => context.offer.methods.length === 0,
    isOffered: ({ context }, { method }: { method: RegistrationMethod }) =>
      context.offer.methods.includes(method),
    isMobileAsked: ({ context }) => isAsked('mobileNum', context),
    isCaptchaAsked: ({ context }) => context.offer.captchaAsked,
    isUninvited: not('hasAffiliateCode'),
    isInvitationSettled: stateIn({ open: { invitation: 'settled' } }),
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    hasAffiliateCode: ({ context }) => affiliateCodeOf(context) !== '',
    isRegistered: (_, { result }: RegistrationAttemptOutcome) => result.type === 'registered',
    wasSent: (_, { isSent }: RegistrationAttemptOutcome) => isSent,
    isCancelled: ({ context }) => hasEnded(context, 'cancelled'),
    isThrottled: ({ context }) => hasEnded(context, 'throttled'),
    isFailed: ({ context }) => hasEnded(context, 'failed'),
    isOutcomeUnknown: ({ context }) => hasEnded(context, 'outcomeUnknown'),
    isInvitationUnknown: ({ context }) =>
      hasEnded(context, 'invitationUnknown') || context.refusal === 'register.affiliateInvalid',
  },
  actions: {
    setRules: assign(({ context }, rules: RegistrationRules) => withAskedFields(context, { rules })),
    setField: assign(({ context }, change: FieldChange) => withField(context, change)),
    setAgreed: assign(({ context: { errors } }, { agreed }: { agreed: boolean }) => ({
      agreed,
      errors: withoutError(errors, 'terms'),
    })),
    setCountry: assign(({ context: { errors } }, { dialingCode }: { dialingCode: string }) => ({
      dialingCode,
      errors: withoutError(errors, 'mobileNum'),
    })),
    setCountries: assign(({ context }, countries: readonly Country[]) => withCountries(context, countries)),
    setMethod: assign(({ context }, { method }: { method: RegistrationMethod }) =>
      withAskedFields(context, { method, errors: {} }),
    ),
    saveDraft: providedEffect(),
    clearDraft: providedEffect(),
    validateField: assign({
      errors: ({ context }, { field }: { field: FormField }) => errorsAfterLeaving(context, field),
    }),
    validateFields: assign({ errors: ({ context }) => formErrors(context) }),
    validateMobile: assign({
      errors: ({ context }): FormErrors => ({ mobileNum: fieldError('mobileNum', context) ?? 'missing' }),
    }),
    notifyInvitation: sendTo('invitation', ({ event }) => event),
    sendMobile: sendTo('smsCode', ({ context }) => ({
      type: 'mobile.changed',
      mobile: registeredMobile(context),
    })),
    setAttempt: assign(({ context }, attempt: RegistrationAttemptOutcome) => ({
      ...afterAttempt(context, attempt, Date.now()),
      attempt,
    })),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    resetCaptcha: raise({ type: 'attempt.finished' }),
    clearCaptcha: assign({ fields: ({ context }) => ({ ...context.fields, captcha: '' }) }),
    setOutcome: assign({
      outcome: ({ context }, attempt: RegistrationAttemptOutcome) => registrationOutcome(context, attempt),
    }),
    setDestination: assign({ outcome: (_, { to }: { to: 'login' }) => ({ left: to }) }),
  },
  delays: {
    /** How long the form waits for the details of an invitation, in ms. */
    untilInvitationTimeout: 1_000,
    untilRetry: ({ context }) => context.retryAt - Date.now(),
  },
}).createMachine({
  id: 'registration',
  description: 'Lets a visitor open an account with the fields that the operator requires, and logs them in.',
  context: ({ input }) => createRegistrationContext(input),
  output: ({ context }) => outcomeOf(context),
  initial: 'open',
  states: {
    open: {
      description: 'The sign-up is open.',
      type: 'parallel',
      invoke: {
        id: 'invitation',
        src: 'invitation',
        input: ({ context }) => ({ code: affiliateCodeOf(context), domain: context.place.domain }),
      },
      on: {
        'registration.leave': {
          target: 'left',
          actions: { type: 'setDestination', params: ({ event }) => event },
        },
      },
      states: {
        form: {
          description: 'The progress of the sign-up.',
          initial: 'opening',
          states: {
            opening: {
              description: 'The page checks whether any sign-up method is available.',
              always: [{ guard: 'isRegistrationClosed', target: 'notOffered' }, { target: 'reading' }],
            },
            notOffered: {
              description: 'Sign-up is unavailable. A visitor with an account can log in.',
            },
            reading: {
              description: 'The page loads the rules: which fields there are and what each accepts.',
              invoke: {
                id: 'readRules',
                src: 'readRules',
                onDone: { target: 'awaitingInvitation', actions: { type: 'setRules', params: rules } },
                onError: { target: 'loadFailed', actions: { type: 'setFailure', params: failure } },
              },
            },
            awaitingInvitation: {
              description:
                'The form waits briefly for the referral details above it, so that it does not jump when they appear.',
              always: { guard: 'isInvitationSettled', target: 'editing' },
            },
            loadFailed: {
              description: 'The rules could not be loaded. The visitor can try again.',
              on: { 'rules.retry': 'reading' },
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
                  description: 'The sign-up was declined. A message and the fields show the reason.',
                },
                affiliateInvalid: {
                  description:
                    'A dialog says that the referral code does not exist. The form below it is unchanged.',
                  on: { 'form.submit': undefined, 'warning.dismiss': 'idle' },
                },
                failed: {
                  tags: 'failed',
                  description:
                    'The sign-up failed. A message shows the cause, and the visitor can try again.',
                },
                outcomeUnknown: {
                  tags: 'failed',
                  description:
                    'The server did not respond, so the account may already exist. The visitor can try to log in.',
                },
              },
              on: {
                ...typing,
                'method.choose': { ...typing['method.choose'], target: '.idle' },
                'mobile.missing': { target: '.invalid', actions: 'validateMobile' },
                'form.submit': 'checking',
              },
            },
            checking: {
              description: 'The page checks all fields before sending them.',
              entry: 'validateFields',
              always: [{ guard: 'hasErrors', target: 'editing.invalid' }, { target: 'attempting' }],
            },
            attempting: {
              description: 'The form is complete and the sign-up is in progress.',
              tags: 'busy',
              invoke: {
                id: 'attempt',
                src: 'attempt',
                input: ({ context }) => ({ form: context, confirmed: context.confirmed }),
                onDone: [
                  {
                    guard: { type: 'isRegistered', params: attempt },
                    target: '#registration.done',
                    actions: [{ type: 'setOutcome', params: attempt }, 'clearDraft'],
                  },
                  {
                    guard: { type: 'wasSent', params: attempt },
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
                { guard: 'isThrottled', target: 'throttled' },
                { guard: 'isFailed', target: 'editing.failed' },
                { guard: 'isOutcomeUnknown', target: 'editing.outcomeUnknown' },
                { guard: 'isInvitationUnknown', target: 'editing.affiliateInvalid' },
                { target: 'editing.refused' },
              ],
            },
            throttled: {
              description: 'Too many attempts. The visitor can try again when the countdown ends.',
              on: typing,
              after: { untilRetry: 'editing' },
            },
          },
        },
        invitation: {
          description: 'Whether the form still waits for the referral details.',
          initial: 'awaited',
          states: {
            awaited: {
              description: 'The referral details are loading, if there is a code.',
              always: { guard: 'isUninvited', target: 'settled' },
              on: { 'invitation.settled': 'settled' },
              after: {
                untilInvitationTimeout: {
                  target: 'settled',
                  description: 'After one second the form opens without waiting any longer.',
                },
              },
            },
            settled: { description: 'The form no longer waits for the referral details.' },
          },
        },
        secret: {
          description: 'Whether the passwords are readable on screen.',
          initial: 'hidden',
          states: {
            hidden: { description: 'The passwords are hidden.', on: { 'password.toggle': 'shown' } },
            shown: { description: 'The passwords are readable.', on: { 'password.toggle': 'hidden' } },
          },
        },
        captcha: {
          description: 'Whether the sign-up needs a captcha.',
          initial: 'absent',
          states: {
            absent: {
              description: 'No captcha is required.',
              always: { guard: 'isCaptchaAsked', target: 'asked' },
            },
            asked: {
              description: 'Every sign-up needs a captcha.',
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
          description: 'The SMS code and the countries, which a phone number needs.',
          initial: 'unused',
          states: {
            unused: {
              description: 'No phone number is required.',
              always: { guard: 'isMobileAsked', target: 'used' },
            },
            used: phoneVerification('register', (context: RegistrationContext) => registeredMobile(context)),
          },
        },
      },
    },
    done: { type: 'final', description: 'The player has signed up and is logged in.' },
    left: { type: 'final', description: 'The visitor already has an account and went on to log in.' },
  },
})
