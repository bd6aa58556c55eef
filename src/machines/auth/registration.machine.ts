import { assign, type DoneActorEvent, not, raise, sendTo, setup, stateIn } from 'xstate'
import type { FirebaseConfirmed } from '#api/auth/firebase-phone.ts'
import type { AffiliateAnswer, RegistrationAnswer, RegistrationRequest } from '#api/auth/registration.ts'
import type { RegistrationRules } from '#api/auth/registration-rules.ts'
import { shownCode } from '#domain/text/typed-code.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'
import { captchaMachine } from './captcha.machine.ts'
import { countriesMachine } from './countries.machine.ts'
import { invitationMachine } from './invitation.machine.ts'
import { isConfirmedAs, type TypedCode } from './mobile.logic.ts'
import { phoneVerification, withCountries } from './phone-verification-state.ts'
import {
  affiliateCodeOf,
  afterRefusal,
  codeToConfirm,
  createRegistrationContext,
  isByFirebase,
  isForUnknownField,
  layOut,
  outcomeOf,
  registered,
  registrationRequest,
  waitOf,
  withoutError,
} from './registration.logic.ts'
import type {
  FormErrors,
  FormField,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
  RegistrationMethod,
  RegistrationOutcome,
  RegistrationRefusal,
} from './registration.types.ts'
import { fieldError, formErrors, isAsked, registeredMobile, typedCode } from './registration-fields.logic.ts'
import { type SliderOutcome, sliderMachine, slidingBefore } from './slider.machine.ts'
import { smsCodeMachine } from './sms-code.machine.ts'

type Heard<Type extends RegistrationEvent['type']> = { event: Extract<RegistrationEvent, { type: Type }> }

const rules = ({ event }: { event: DoneActorEvent<RegistrationRules> }) => event.output

const affiliateAnswer = ({ event }: { event: DoneActorEvent<AffiliateAnswer> }) => event.output

const confirmed = ({ event }: { event: DoneActorEvent<FirebaseConfirmed> }) => event.output

const answer = ({ event }: { event: DoneActorEvent<RegistrationAnswer> }) => event.output

const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const typing = {
  'field.change': {
    actions: [
      { type: 'setField', params: ({ event }: Heard<'field.change'>) => event },
      'saveDraft',
      'notifyInvitation',
    ],
  },
  'field.leave': {
    actions: [
      { type: 'validateField', params: ({ event }: Heard<'field.leave'>) => event },
      'notifyInvitation',
    ],
  },
  'terms.change': {
    actions: [{ type: 'setAgreed', params: ({ event }: Heard<'terms.change'>) => event }, 'saveDraft'],
  },
  'country.choose': {
    actions: [{ type: 'setCountry', params: ({ event }: Heard<'country.choose'>) => event }, 'saveDraft'],
  },
  'method.choose': {
    guard: { type: 'isOffered', params: ({ event }: Heard<'method.choose'>) => event },
    actions: [{ type: 'setMethod', params: ({ event }: Heard<'method.choose'>) => event }, 'saveDraft'],
  },
} as const

const whenRefused = [{ type: 'setRegistrationRefusal', params: answer }, 'resetCaptcha'] as const

/** Transitions for a call that failed before the registration was sent. */
const whenUnsent = [
  {
    guard: { type: 'isThrottledCall', params: failure },
    target: 'throttled',
    actions: { type: 'setFailureWait', params: failure },
  },
  { target: 'editing.failed', actions: { type: 'setFailure', params: failure } },
] as const

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
    readRules: providedCall<RegistrationRules>(),
    checkAffiliate: providedCall<AffiliateAnswer, { code: string; domain: string }>(),
    confirmFirebaseCode: providedCall<FirebaseConfirmed, TypedCode>(),
    register: providedCall<RegistrationAnswer, RegistrationRequest>(),
  },
  guards: {
    isRegistrationClosed: ({ context }) => context.offer.methods.length === 0,
    isOffered: ({ context }, { method }: { method: RegistrationMethod }) =>
      context.offer.methods.includes(method),
    isByMobile: ({ context }) => context.method === 'mobile',
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
    isCodeAccepted: (_, answer: FirebaseConfirmed) => answer.ok,
    hasPass: (_, { pass }: SliderOutcome) => pass !== null,
    isKnownCode: (_, answer: AffiliateAnswer) => answer.ok,
    isRegistered: (_, answer: RegistrationAnswer) => answer.ok,
    isThrottled: (_, answer: AffiliateAnswer | RegistrationAnswer) => waitOf(answer) > 0,
    isForUnknownField: ({ context }, answer: RegistrationAnswer) => isForUnknownField(context, answer),
    isInvitationRefused: (_, answer: RegistrationAnswer) =>
      !answer.ok && answer.refusal.code === 'register.affiliateInvalid',
    isThrottledCall: (_, { reason }: CallFailure) => reason === 'throttled',
    // A browser may repeat a request whose answer was lost; the platform reports the repeat as a conflict.
    isAnswerLost: (_, { reason }: CallFailure) => reason === 'timeout' || reason === 'conflict',
  },
  actions: {
    setRules: assign(({ context }, rules: RegistrationRules) => layOut(context, { rules })),
    setField: assign(({ context }, { field, value }: { field: RegistrationField; value: string }) =>
      layOut(context, {
        fields: { ...context.fields, [field]: field === 'verificationCode' ? shownCode(value) : value },
        errors: withoutError(context.errors, field),
      }),
    ),
    setAgreed: assign(({ context }, { agreed }: { agreed: boolean }) => ({
      agreed,
      errors: withoutError(context.errors, 'terms'),
    })),
    setCountry: assign(({ context }, { dialingCode }: { dialingCode: string }) => ({
      dialingCode,
      errors: withoutError(context.errors, 'mobileNum'),
    })),
    setCountries: assign(({ context }, countries: readonly Country[]) => withCountries(context, countries)),
    setMethod: assign(({ context }, { method }: { method: RegistrationMethod }) =>
      layOut(context, { method, errors: {} }),
    ),
    saveDraft: providedEffect(),
    clearDraft: providedEffect(),
    validateField: assign({
      errors: ({ context }, { field }: { field: FormField }) => {
        const error = fieldError(field, context)
        return error ? { ...context.errors, [field]: error } : withoutError(context.errors, field)
      },
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
    setPass: assign({ pass: (_, { pass }: SliderOutcome) => pass }),
    setConfirmed: assign(({ context }, answer: FirebaseConfirmed) => {
      const typed = typedCode(context)
      return answer.ok && typed ? { confirmed: { ...typed, idToken: answer.value.idToken } } : {}
    }),
    setCodeError: assign({
      errors: (_, answer: FirebaseConfirmed): FormErrors =>
        answer.ok ? {} : { verificationCode: answer.problem },
    }),
    setRefusal: assign({ refusal: (_, refusal: RegistrationRefusal) => refusal }),
    setRegistrationRefusal: assign(({ context }, answer: RegistrationAnswer) =>
      afterRefusal(context, answer),
    ),
    setWait: assign({
      retryAt: (_, answer: AffiliateAnswer | RegistrationAnswer) => Date.now() + waitOf(answer),
    }),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    setFailureWait: assign((_, failure: CallFailure) => ({
      failure,
      retryAt: Date.now() + waitOfFailure(failure),
    })),
    resetCaptcha: raise({ type: 'attempt.finished' }),
    clearCaptcha: assign({ fields: ({ context }) => ({ ...context.fields, captcha: '' }) }),
    setOutcome: assign({
      outcome: ({ context }, answer: RegistrationAnswer) => registered(context, answer),
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
              always: [
                { guard: 'hasErrors', target: 'editing.invalid' },
                { guard: 'hasAffiliateCode', target: 'checkingAffiliate' },
                { target: 'sliding' },
              ],
            },
            checkingAffiliate: {
              description: 'The platform has been asked whether the invitation code is known.',
              tags: 'busy',
              invoke: {
                id: 'checkAffiliate',
                src: 'checkAffiliate',
                input: ({ context }) => ({ code: affiliateCodeOf(context), domain: context.place.domain }),
                onDone: [
                  { guard: { type: 'isKnownCode', params: affiliateAnswer }, target: 'sliding' },
                  {
                    guard: { type: 'isThrottled', params: affiliateAnswer },
                    target: 'throttled',
                    actions: { type: 'setWait', params: affiliateAnswer },
                  },
                  { target: 'editing.affiliateInvalid' },
                ],
                onError: whenUnsent,
              },
            },
            sliding: {
              description: 'The slider has to be solved before the registration.',
              ...slidingBefore('routing', 'register'),
            },
            routing: {
              description:
                'A code that Firebase texted is looked at by Firebase, unless that is done already.',
              always: [{ guard: 'mustBeConfirmed', target: 'confirmingCode' }, { target: 'registering' }],
            },
            confirmingCode: {
              description: 'Firebase is looking at the code.',
              tags: 'busy',
              invoke: {
                id: 'confirmFirebaseCode',
                src: 'confirmFirebaseCode',
                input: ({ context }) => codeToConfirm(context),
                onDone: [
                  {
                    guard: { type: 'isCodeAccepted', params: confirmed },
                    target: 'registering',
                    actions: { type: 'setConfirmed', params: confirmed },
                  },
                  {
                    target: 'editing.refused',
                    actions: [
                      { type: 'setCodeError', params: confirmed },
                      { type: 'setRefusal', params: 'code.refused' },
                    ],
                  },
                ],
                onError: whenUnsent,
              },
            },
            registering: {
              description: 'The platform is opening the account and logging the new member in.',
              tags: 'busy',
              invoke: {
                id: 'register',
                src: 'register',
                input: ({ context }) => registrationRequest(context),
                onDone: [
                  {
                    guard: { type: 'isRegistered', params: answer },
                    target: '#registration.done',
                    actions: [{ type: 'setOutcome', params: answer }, 'clearDraft'],
                  },
                  {
                    guard: { type: 'isThrottled', params: answer },
                    target: 'throttled',
                    actions: [{ type: 'setWait', params: answer }, 'resetCaptcha'],
                  },
                  {
                    guard: { type: 'isForUnknownField', params: answer },
                    target: 'rereading',
                    actions: whenRefused,
                  },
                  {
                    guard: { type: 'isInvitationRefused', params: answer },
                    target: 'editing.affiliateInvalid',
                    actions: whenRefused,
                  },
                  { target: 'editing.refused', actions: whenRefused },
                ],
                onError: [
                  {
                    guard: { type: 'isThrottledCall', params: failure },
                    target: 'throttled',
                    actions: [{ type: 'setFailureWait', params: failure }, 'resetCaptcha'],
                  },
                  {
                    guard: { type: 'isAnswerLost', params: failure },
                    target: 'editing.outcomeUnknown',
                    actions: [{ type: 'setFailure', params: failure }, 'resetCaptcha'],
                  },
                  {
                    target: 'editing.failed',
                    actions: [{ type: 'setFailure', params: failure }, 'resetCaptcha'],
                  },
                ],
              },
            },
            rereading: {
              description:
                'The platform wants a field that the form does not have: the operator’s rules have changed meanwhile.',
              tags: 'busy',
              invoke: {
                id: 'readRules',
                src: 'readRules',
                onDone: {
                  target: 'editing.refused',
                  actions: [
                    { type: 'setRules', params: rules },
                    { type: 'setRefusal', params: 'register.fieldsRefused' },
                  ],
                },
                onError: {
                  target: 'editing.refused',
                  actions: { type: 'setRefusal', params: 'register.fieldsRefused' },
                  description: 'The new rules did not arrive; the next attempt shows again what is missing.',
                },
              },
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
            used: phoneVerification('register', registeredMobile),
          },
        },
      },
    },
    done: { type: 'final', description: 'The visitor is registered and logged in.' },
    left: { type: 'final', description: 'The visitor has an account and went on to log in.' },
  },
})
