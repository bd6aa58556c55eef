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
 * The registration popup: the operator's fields, by username or mobile, with an invitation check and a
 * slider. Input survives every refusal and closing the popup.
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
    /** Short enough not to be noticed as a delay. */
    untilInvitationTimeout: 1_000,
    untilRetry: ({ context }) => context.retryAt - Date.now(),
  },
}).createMachine({
  id: 'registration',
  description:
    'Lets a visitor open an account, with the fields and rules that the operator has set, and logs them in.',
  context: ({ input }) => createRegistrationContext(input),
  output: ({ context }) => outcomeOf(context),
  initial: 'open',
  states: {
    open: {
      description: 'The visitor is registering.',
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
          description: 'How far the registration is.',
          initial: 'opening',
          states: {
            opening: {
              description: 'As the popup opens, it turns out whether there is any way to register.',
              always: [{ guard: 'isRegistrationClosed', target: 'notOffered' }, { target: 'reading' }],
            },
            notOffered: {
              description: 'Registration is closed; a visitor who has an account can go on to log in.',
            },
            reading: {
              description:
                'The operator’s rules are on their way: which fields there are, and what each accepts.',
              invoke: {
                id: 'readRules',
                src: 'readRules',
                onDone: { target: 'awaitingInvitation', actions: { type: 'setRules', params: rules } },
                onError: { target: 'loadFailed', actions: { type: 'setFailure', params: failure } },
              },
            },
            awaitingInvitation: {
              description:
                'The form waits for what the invitation brings, which stands above it, so that nothing jumps once that comes.',
              always: { guard: 'isInvitationSettled', target: 'editing' },
            },
            loadFailed: {
              description: 'The rules did not arrive; they can be asked for again.',
              on: { 'rules.retry': 'reading' },
            },
            editing: {
              description: 'The form is being filled in.',
              initial: 'idle',
              states: {
                idle: { description: 'No message is shown; the form is being filled in.' },
                invalid: {
                  description:
                    'Something is missing or breaks a rule, which is said at its field; nothing was sent.',
                },
                refused: {
                  tags: 'refused',
                  description:
                    'The attempt was refused; a message gives the reason, and fields say what is wrong with them.',
                },
                affiliateInvalid: {
                  description:
                    'A dialog says that the invitation code is unknown; the form beneath is unchanged.',
                  on: { 'form.submit': undefined, 'warning.dismiss': 'idle' },
                },
                failed: {
                  tags: 'failed',
                  description: 'The attempt failed; a message gives the cause, and it can be made again.',
                },
                outcomeUnknown: {
                  tags: 'failed',
                  description:
                    'The platform did not answer in time: the visitor may be registered by now, or not.',
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
              description: 'All fields are looked at before anything is sent.',
              entry: 'validateFields',
              always: [{ guard: 'hasErrors', target: 'editing.invalid' }, { target: 'attempting' }],
            },
            attempting: {
              description: 'The form is complete, and the registration is under way.',
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
              description: 'The outcome of the attempt decides the next state of the form.',
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
              description:
                'There were too many attempts; the next one is looked at when the countdown is over.',
              on: typing,
              after: { untilRetry: 'editing' },
            },
          },
        },
        invitation: {
          description: 'Whether the form still waits for what the invitation brings.',
          initial: 'awaited',
          states: {
            awaited: {
              description: 'What the invitation brings is being looked up, if there is one.',
              always: { guard: 'isUninvited', target: 'settled' },
              on: { 'invitation.settled': 'settled' },
              after: {
                untilInvitationTimeout: {
                  target: 'settled',
                  description: 'The form waits for a second at most, and then comes without it.',
                },
              },
            },
            settled: { description: 'The form waits for nothing of the invitation any more.' },
          },
        },
        secret: {
          description: 'Whether the passwords can be read over the shoulder.',
          initial: 'hidden',
          states: {
            hidden: { description: 'The passwords show as dots.', on: { 'password.toggle': 'shown' } },
            shown: { description: 'The passwords can be read.', on: { 'password.toggle': 'hidden' } },
          },
        },
        captcha: {
          description: 'Whether the registration takes a captcha.',
          initial: 'absent',
          states: {
            absent: {
              description: 'The operator asks for no captcha.',
              always: { guard: 'isCaptchaAsked', target: 'asked' },
            },
            asked: {
              description: 'Every registration needs a captcha.',
              invoke: { id: 'captcha', src: 'captcha' },
              on: {
                'attempt.finished': {
                  description: 'An attempt uses its picture up, right or wrong, so a new one comes.',
                  target: 'asked',
                  reenter: true,
                  actions: 'clearCaptcha',
                },
              },
            },
          },
        },
        mobile: {
          description: 'What a mobile needs beside the form.',
          initial: 'unused',
          states: {
            unused: {
              description: 'No mobile is asked for.',
              always: { guard: 'isMobileAsked', target: 'used' },
            },
            used: phoneVerification('register', (context: RegistrationContext) => registeredMobile(context)),
          },
        },
      },
    },
    done: { type: 'final', description: 'The visitor is registered and logged in.' },
    left: { type: 'final', description: 'The visitor has an account and went on to log in.' },
  },
})
