import { assign, type DoneActorEvent, setup } from 'xstate'
import type { FirebaseConfirmed } from '#api/auth/firebase-phone.ts'
import type { AffiliateAnswer, RegistrationAnswer, RegistrationRequest } from '#api/auth/registration.ts'
import type { RegistrationRules } from '#api/auth/registration-rules.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { ConfirmedCode, TypedCode } from './mobile.logic.ts'
import { affiliateCodeOf } from './registration.logic.ts'
import type {
  RegistrationAttemptOutcome,
  RegistrationAttemptResult,
  RegistrationForm,
} from './registration.types.ts'
import {
  codeToConfirm,
  isForUnknownField,
  mustBeConfirmed,
  registrationRequest,
  resultOf,
  throttledBy,
  waitOf,
} from './registration-attempt.logic.ts'
import { type SliderOutcome, sliderMachine, slidingBefore } from './slider.machine.ts'

type Failed = { event: { error: unknown } }

const affiliateAnswer = ({ event }: { event: DoneActorEvent<AffiliateAnswer> }) => event.output

const confirmed = ({ event }: { event: DoneActorEvent<FirebaseConfirmed> }) => event.output

const answer = ({ event }: { event: DoneActorEvent<RegistrationAnswer> }) => event.output

const failure = ({ event }: Failed) => callFailureOf(event.error)

const setResult = {
  type: 'setResult',
  params: ({ event }: { event: DoneActorEvent<RegistrationAnswer> }) => resultOf(event.output),
} as const

const whenThrottled = {
  guard: { type: 'isThrottledCall', params: failure },
  target: 'throttled',
  actions: { type: 'setResult', params: (failed: Failed) => throttledBy(failure(failed)) },
} as const

const setFailed = {
  type: 'setResult',
  params: (failed: Failed) => ({ type: 'failed' as const, failure: failure(failed) }),
} as const

/** Transitions for a call that failed before the registration was sent. */
const whenUnsent = [whenThrottled, { target: 'failed', actions: setFailed }] as const

/**
 * One attempt to register, from the checked form to the platform's answer: the invitation code, the slider,
 * Firebase's confirmation and the registration itself.
 */
export const registrationAttemptMachine = setup({
  types: {
    input: {} as { form: RegistrationForm; confirmed: ConfirmedCode | null },
    context: {} as {
      form: RegistrationForm
      /** Slider proof, otherwise null. */
      pass: string | null
      confirmed: ConfirmedCode | null
      isSent: boolean
      result: RegistrationAttemptResult
    },
    output: {} as RegistrationAttemptOutcome,
    tags: {} as 'busy',
    children: {} as { slider: 'slider' },
  },
  actors: {
    slider: sliderMachine,
    checkAffiliate: providedCall<AffiliateAnswer, { code: string; domain: string }>(),
    confirmFirebaseCode: providedCall<FirebaseConfirmed, TypedCode>(),
    readRules: providedCall<RegistrationRules>(),
    register: providedCall<RegistrationAnswer, RegistrationRequest>(),
  },
  guards: {
    hasAffiliateCode: ({ context }) => affiliateCodeOf(context.form) !== '',
    isKnownCode: (_, answer: AffiliateAnswer) => answer.ok,
    hasPass: (_, { pass }: SliderOutcome) => pass !== null,
    mustBeConfirmed: ({ context }) => mustBeConfirmed(context.form, context.confirmed),
    isCodeAccepted: (_, answer: FirebaseConfirmed) => answer.ok,
    isRegistered: (_, answer: RegistrationAnswer) => answer.ok,
    isThrottled: (_, answer: AffiliateAnswer | RegistrationAnswer) => waitOf(answer) > 0,
    isForUnknownField: ({ context }, answer: RegistrationAnswer) => isForUnknownField(context.form, answer),
    isThrottledCall: (_, { reason }: CallFailure) => reason === 'throttled',
    // A browser may repeat a request whose answer was lost; the platform reports the repeat as a conflict.
    isAnswerLost: (_, { reason }: CallFailure) => reason === 'timeout' || reason === 'conflict',
  },
  actions: {
    setPass: assign({ pass: (_, { pass }: SliderOutcome) => pass }),
    setConfirmed: assign(({ context }, answer: FirebaseConfirmed) =>
      answer.ok ? { confirmed: { ...codeToConfirm(context.form), idToken: answer.value.idToken } } : {},
    ),
    setCodeRefused: assign((_, answer: FirebaseConfirmed) =>
      answer.ok ? {} : { result: { type: 'codeRefused' as const, problem: answer.problem } },
    ),
    setResult: assign({ result: (_, result: RegistrationAttemptResult) => result }),
    setRulesChanged: assign(({ context: { result } }, rules: RegistrationRules | null) =>
      result.type === 'refused' ? { result: { ...result, type: 'rulesChanged' as const, rules } } : {},
    ),
    markSent: assign({ isSent: true }),
  },
}).createMachine({
  id: 'registrationAttempt',
  description: 'Takes a form that is filled in from its last checks to an open account.',
  context: ({ input }) => ({ ...input, pass: null, isSent: false, result: { type: 'cancelled' } }),
  output: ({ context: { result, confirmed, isSent } }) => ({ result, confirmed, isSent }),
  initial: 'starting',
  states: {
    starting: {
      description: 'An invitation code is checked first, if there is one.',
      always: [{ guard: 'hasAffiliateCode', target: 'checkingAffiliate' }, { target: 'sliding' }],
    },
    checkingAffiliate: {
      description: 'The platform has been asked whether the invitation code is known.',
      tags: 'busy',
      invoke: {
        id: 'checkAffiliate',
        src: 'checkAffiliate',
        input: ({ context: { form } }) => ({ code: affiliateCodeOf(form), domain: form.place.domain }),
        onDone: [
          { guard: { type: 'isKnownCode', params: affiliateAnswer }, target: 'sliding' },
          {
            guard: { type: 'isThrottled', params: affiliateAnswer },
            target: 'throttled',
            actions: {
              type: 'setResult',
              params: ({ event }) => ({ type: 'throttled', wait: waitOf(event.output) }),
            },
          },
          {
            target: 'invitationUnknown',
            actions: { type: 'setResult', params: { type: 'invitationUnknown' } },
          },
        ],
        onError: whenUnsent,
      },
    },
    sliding: {
      description: 'The slider has to be solved before the registration.',
      ...slidingBefore('routing', 'register'),
    },
    routing: {
      description: 'A code that Firebase texted is looked at by Firebase, unless that is done already.',
      always: [{ guard: 'mustBeConfirmed', target: 'confirmingCode' }, { target: 'registering' }],
    },
    confirmingCode: {
      description: 'Firebase checks the code.',
      tags: 'busy',
      invoke: {
        id: 'confirmFirebaseCode',
        src: 'confirmFirebaseCode',
        input: ({ context }) => codeToConfirm(context.form),
        onDone: [
          {
            guard: { type: 'isCodeAccepted', params: confirmed },
            target: 'registering',
            actions: { type: 'setConfirmed', params: confirmed },
          },
          { target: 'refused', actions: { type: 'setCodeRefused', params: confirmed } },
        ],
        onError: whenUnsent,
      },
    },
    registering: {
      description: 'The platform is opening the account and logging the new member in.',
      tags: 'busy',
      entry: 'markSent',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { form, ...proofs } }) => registrationRequest(form, proofs),
        onDone: [
          { guard: { type: 'isRegistered', params: answer }, target: 'registered', actions: setResult },
          { guard: { type: 'isThrottled', params: answer }, target: 'throttled', actions: setResult },
          {
            guard: { type: 'isForUnknownField', params: answer },
            target: 'rereading',
            actions: setResult,
          },
          { target: 'refused', actions: setResult },
        ],
        onError: [
          whenThrottled,
          {
            guard: { type: 'isAnswerLost', params: failure },
            target: 'outcomeUnknown',
            actions: {
              type: 'setResult',
              params: (failed) => ({ type: 'outcomeUnknown', failure: failure(failed) }),
            },
          },
          { target: 'failed', actions: setFailed },
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
          target: 'refused',
          actions: { type: 'setRulesChanged', params: ({ event }) => event.output },
        },
        onError: {
          target: 'refused',
          actions: { type: 'setRulesChanged', params: null },
          description: 'The new rules did not arrive; the next attempt shows again what is missing.',
        },
      },
    },
    registered: { type: 'final', description: 'The account is open, and the new member is logged in.' },
    invitationUnknown: { type: 'final', description: 'The invitation code is unknown; nothing was sent.' },
    cancelled: { type: 'final', description: 'The visitor went back to the form from the slider.' },
    refused: { type: 'final', description: 'The platform or Firebase refused what was filled in.' },
    throttled: { type: 'final', description: 'There were too many attempts; the next one has to wait.' },
    failed: { type: 'final', description: 'A call failed; the attempt can be made again.' },
    outcomeUnknown: {
      type: 'final',
      description: 'The platform did not answer in time: the visitor may be registered by now, or not.',
    },
  },
})
