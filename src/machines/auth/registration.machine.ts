import { assign, type DoneActorEvent, fromPromise, not, raise, sendTo, setup, stateIn } from 'xstate'
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
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { failedStates } from '#machines/kit/failed-states.ts'
import { byRefusal } from '#machines/kit/refusal-transitions.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { RegisterField } from '#protocol/auth/register-settings.ts'
import { captchaMachine } from './captcha.machine.ts'
import { countriesMachine } from './countries.machine.ts'
import { invitationMachine } from './invitation.machine.ts'
import { isConfirmedAs, type TypedCode } from './mobile.logic.ts'
import { mobileInUse, withCountries } from './phone-verification-state.ts'
import {
  affiliateCodeOf,
  codeToConfirm,
  createRegistrationContext,
  errorsAfter,
  isByFirebase,
  outcomeOf,
  registered,
  registrationRequest,
  waitOf,
} from './registration.logic.ts'
import type {
  FormErrors,
  FormField,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
  RegistrationMethod,
  RegistrationOutcome,
  RegistrationRefusalCode,
} from './registration.types.ts'
import {
  askedFields,
  fieldError,
  formErrors,
  isAsked,
  registeredMobile,
  typedCode,
} from './registration-fields.logic.ts'
import { type SliderOutcome, sliderMachine, slidingBefore } from './slider.machine.ts'
import { smsCodeMachine } from './sms-code.machine.ts'

type Heard<Type extends RegistrationEvent['type']> = { event: Extract<RegistrationEvent, { type: Type }> }

/** What can be filled in while nothing is being asked, in the tab that is shown or by changing it. */
const typing = {
  'field.change': {
    actions: [
      { type: 'keepField', params: ({ event }: Heard<'field.change'>) => event },
      'keepDraft',
      'tellInvitation',
    ],
  },
  'field.leave': {
    actions: [{ type: 'checkField', params: ({ event }: Heard<'field.leave'>) => event }, 'tellInvitation'],
  },
  'terms.change': {
    actions: [{ type: 'keepAgreed', params: ({ event }: Heard<'terms.change'>) => event }, 'keepDraft'],
  },
  'country.choose': {
    actions: [{ type: 'keepCountry', params: ({ event }: Heard<'country.choose'>) => event }, 'keepDraft'],
  },
  'method.choose': {
    guard: { type: 'isOffered', params: ({ event }: Heard<'method.choose'>) => event },
    actions: [{ type: 'keepMethod', params: ({ event }: Heard<'method.choose'>) => event }, 'keepDraft'],
  },
} as const

/** Which state says each refusal of a registration. One without a state is a type error here. */
const stateOf: Record<Exclude<RegistrationRefusalCode, 'register.throttled'>, string> = {
  'register.fieldsRefused': 'editing.fieldsRefused',
  'register.captchaWrong': 'editing.captchaWrong',
  'register.codeWrong': 'editing.codeWrong',
  'register.firebaseRefused': 'editing.firebaseRefused',
  'register.sliderFailed': 'editing.sliderFailed',
  'register.affiliateInvalid': 'editing.affiliateInvalid',
  'register.off': 'editing.off',
}

const whenRefused = byRefusal(stateOf)

const throttled = {
  guard: { type: 'isFailedBy', params: { reason: 'throttled' } },
  target: 'throttled',
  actions: 'keepFailureWait',
} as const

const offline = {
  guard: { type: 'isFailedBy', params: { reason: 'offline' } },
  target: 'editing.offline',
} as const

/** Where a call leads that got no answer before anything was registered; `editing.timeout` would say that it may be. */
const whenUnsent = [throttled, offline, { target: 'editing.failed' }] as const

/** Where a registration without an answer leads. */
const whenFailed = [
  throttled,
  offline,
  { guard: { type: 'isFailedBy', params: { reason: 'timeout' } }, target: 'editing.timeout' },
  // The browser sent the registration again by itself after its answer had got lost.
  { guard: { type: 'isFailedBy', params: { reason: 'conflict' } }, target: 'editing.timeout' },
  { target: 'editing.failed' },
] as const

/** A change, and the fields that are asked for after it. */
const laidOut = (context: RegistrationContext, change: Partial<RegistrationContext>) => ({
  ...change,
  asked: askedFields({ ...context, ...change }),
})

function withoutError(errors: FormErrors, field: FormField): FormErrors {
  const { [field]: _corrected, ...others } = errors
  return others
}

const rules = ({ event }: { event: DoneActorEvent<RegisterRules> }) => event.output

const affiliateAnswer = ({ event }: { event: DoneActorEvent<AffiliateAnswer> }) => event.output

const confirmed = ({ event }: { event: DoneActorEvent<FirebaseConfirmed> }) => event.output

const answer = ({ event }: { event: DoneActorEvent<RegistrationAnswer> }) => event.output

const failure = { type: 'keepFailure', params: errorOf } as const

/**
 * The registration popup: the operator's fields, by user name or by mobile, behind an invitation code's check and a
 * slider. What was typed stays through every refusal, and for when the popup is opened again.
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
        const error = fieldError(field, context)
        return error ? { ...context.errors, [field]: error } : withoutError(context.errors, field)
      },
    }),
    checkFields: assign({ errors: ({ context }) => formErrors(context) }),
    checkMobile: assign({
      errors: ({ context }): FormErrors => ({ mobileNum: fieldError('mobileNum', context) ?? 'missing' }),
    }),
    tellInvitation: sendTo('invitation', ({ event }) => event),
    tellMobile: sendTo('smsCode', ({ context }) => ({
      type: 'mobile.changed',
      mobile: registeredMobile(context),
    })),
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
          actions: { type: 'keepLeaving', params: ({ event }) => event },
        },
      },
      states: {
        form: {
          description: 'How far the registration is.',
          initial: 'opening',
          states: {
            opening: {
              description: 'As the popup opens, it turns out whether there is any way to register.',
              always: [{ guard: 'isNothingOffered', target: 'notOffered' }, { target: 'reading' }],
            },
            notOffered: {
              description: 'The operator lets nobody register; whoever has an account can go on to log in.',
            },
            reading: {
              description:
                'The operator’s rules are on their way: which fields there are, and what each accepts.',
              invoke: {
                id: 'readRules',
                src: 'readRules',
                onDone: { target: 'holding', actions: { type: 'keepRules', params: rules } },
                onError: { target: 'unread', actions: failure },
              },
            },
            holding: {
              description:
                'The form waits for what the invitation brings, which stands above it, so that nothing jumps once that comes.',
              always: { guard: 'isInvitationSettled', target: 'editing' },
            },
            unread: {
              description: 'The rules did not arrive; they can be asked for again.',
              on: { 'rules.retry': 'reading' },
            },
            editing: {
              description: 'The form is being filled in.',
              initial: 'fresh',
              states: {
                fresh: { description: 'No message is shown; the form is being filled in.' },
                invalid: {
                  description:
                    'Something is missing or breaks a rule, which is said at its field; nothing was sent.',
                },
                fieldsRefused: {
                  tags: 'refused',
                  description: 'The platform did not accept some of the fields, and each of them says why.',
                },
                captchaWrong: {
                  tags: 'refused',
                  description: 'The captcha was read wrong; a new one is shown.',
                },
                codeWrong: { tags: 'refused', description: 'The code was wrong, used or too old.' },
                codeRefused: {
                  tags: 'refused',
                  description: 'Firebase did not take the code, and the field says why.',
                },
                firebaseRefused: {
                  tags: 'refused',
                  description: 'The platform did not accept Firebase’s confirmation; another code is needed.',
                },
                sliderFailed: { tags: 'refused', description: 'The slider has to be solved anew.' },
                affiliateInvalid: {
                  description:
                    'A dialog says that the invitation code is nobody’s; the form beneath is as it was.',
                  on: { 'form.submit': undefined, 'warning.dismiss': 'fresh' },
                },
                off: { tags: 'refused', description: 'Registering this way is switched off.' },
                ...failedStates,
                timeout: {
                  tags: 'failed',
                  description:
                    'The platform did not answer in time: somebody may be registered by now, or not.',
                },
              },
              on: {
                ...typing,
                'method.choose': { ...typing['method.choose'], target: '.fresh' },
                'mobile.missing': { target: '.invalid', actions: 'checkMobile' },
                'form.submit': 'checking',
              },
            },
            checking: {
              description: 'All fields are looked at before anything is sent.',
              entry: 'checkFields',
              always: [
                { guard: 'hasErrors', target: 'editing.invalid' },
                { guard: 'hasAffiliateCode', target: 'checkingAffiliate' },
                { target: 'sliding' },
              ],
            },
            checkingAffiliate: {
              description: 'The platform is asked whether the invitation code is somebody’s.',
              tags: 'busy',
              invoke: {
                id: 'checkAffiliate',
                src: 'checkAffiliate',
                input: ({ context }) => ({ code: affiliateCodeOf(context), domain: context.place.domain }),
                onDone: [
                  { guard: { type: 'isSomebodys', params: affiliateAnswer }, target: 'sliding' },
                  {
                    guard: { type: 'isThrottled', params: affiliateAnswer },
                    target: 'throttled',
                    actions: { type: 'keepWait', params: affiliateAnswer },
                  },
                  { target: 'editing.affiliateInvalid' },
                ],
                onError: { target: 'unsent', actions: failure },
              },
            },
            sliding: {
              description: 'The slider has to be solved before the registration.',
              ...slidingBefore('proving', 'register'),
            },
            proving: {
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
                    guard: { type: 'isTaken', params: confirmed },
                    target: 'registering',
                    actions: { type: 'keepConfirmed', params: confirmed },
                  },
                  { target: 'editing.codeRefused', actions: { type: 'keepCodeRefusal', params: confirmed } },
                ],
                onError: { target: 'unsent', actions: failure },
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
                    actions: [{ type: 'keepOutcome', params: answer }, 'forgetDraft'],
                  },
                  {
                    guard: { type: 'isThrottled', params: answer },
                    target: 'throttled',
                    actions: [{ type: 'keepWait', params: answer }, 'sayEnded'],
                  },
                  { target: 'refused', actions: [{ type: 'keepRefusal', params: answer }, 'sayEnded'] },
                ],
                onError: { target: 'unanswered', actions: [failure, 'sayEnded'] },
              },
            },
            refused: {
              description: 'The platform refused, and its reason decides which message is shown.',
              always: [{ guard: 'isForUnknownField', target: 'rereading' }, ...whenRefused],
            },
            rereading: {
              description:
                'The platform wants a field that the form does not have: the operator’s rules have changed meanwhile.',
              tags: 'busy',
              invoke: {
                id: 'readRules',
                src: 'readRules',
                onDone: { target: 'editing.fieldsRefused', actions: { type: 'keepRules', params: rules } },
                onError: {
                  target: 'editing.fieldsRefused',
                  description: 'The new rules did not arrive; the next attempt shows again what is missing.',
                },
              },
            },
            unsent: {
              description:
                'An answer was missing before the registration was sent, so that nobody is registered by it.',
              always: whenUnsent,
            },
            unanswered: {
              description: 'No answer came, and the cause decides which message is shown.',
              always: whenFailed,
            },
            throttled: {
              description:
                'There were too many attempts; the next one is looked at when the countdown is over.',
              on: typing,
              after: { untilRetry: 'editing' },
            },
          },
        },
        tab: {
          description: 'Which way of registering is filled in.',
          initial: 'username',
          states: {
            username: {
              description: 'Registering with a user name of one’s own.',
              always: { guard: 'isByMobile', target: 'mobile' },
            },
            mobile: {
              description: 'Registering with the mobile number as user name.',
              always: { guard: 'isByName', target: 'username' },
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
                untilFormAlone: {
                  target: 'settled',
                  description: 'Nobody waits longer than a second for it: the form comes without.',
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
          description: 'What a mobile needs beside the form.',
          initial: 'unused',
          states: {
            unused: {
              description: 'No mobile is asked for.',
              always: { guard: 'isMobileAsked', target: 'used' },
            },
            used: mobileInUse('register', registeredMobile),
          },
        },
      },
    },
    done: { type: 'final', description: 'Somebody is registered and logged in.' },
    left: { type: 'final', description: 'The visitor has an account and went on to log in.' },
  },
})
