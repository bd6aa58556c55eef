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

const whenUnsent = [whenThrottled, { target: 'failed', actions: setFailed }] as const

/**
 * One attempt to register, from the validated form to the platform's response: the invitation code, the
 * slider, Firebase's confirmation, and the registration itself.
 */
export const registrationAttemptMachine = setup({
  types: {
    input: {} as { form: RegistrationForm; confirmed: ConfirmedCode | null },
    context: {} as {
      form: RegistrationForm
      /** Token of the solved slider; null until it is solved, or if none is needed. */
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
    // A browser may resend a request after a lost connection. The platform then reports a conflict.
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
  description: 'Takes a completed form through the last checks until the account is open.',
  context: ({ input }) => ({ ...input, pass: null, isSent: false, result: { type: 'cancelled' } }),
  output: ({ context: { result, confirmed, isSent } }) => ({ result, confirmed, isSent }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A referral code, if there is one, is checked first.',
      always: [{ guard: 'hasAffiliateCode', target: 'checkingAffiliate' }, { target: 'sliding' }],
    },
    checkingAffiliate: {
      description: 'The server is checking the referral code.',
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
      description: 'The visitor solves the slider puzzle before the sign-up.',
      ...slidingBefore('routing', 'register'),
    },
    routing: {
      description: 'A code sent by Firebase has to be confirmed by Firebase first.',
      always: [{ guard: 'mustBeConfirmed', target: 'confirmingCode' }, { target: 'registering' }],
    },
    confirmingCode: {
      description: 'Firebase is checking the SMS code.',
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
      description: 'The server is opening the account and logging the player in.',
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
      description: 'The server requires a field that the form does not have. The page loads the new rules.',
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
          description: 'The new rules could not be loaded. The next attempt shows the missing field.',
        },
      },
    },
    registered: { type: 'final', description: 'The account is open and the player is logged in.' },
    invitationUnknown: { type: 'final', description: 'The referral code does not exist. Nothing was sent.' },
    cancelled: {
      type: 'final',
      description: 'The visitor closed the slider puzzle and returned to the form.',
    },
    refused: { type: 'final', description: 'The server or Firebase declined the sign-up.' },
    throttled: {
      type: 'final',
      description: 'Too many attempts. The visitor has to wait before the next one.',
    },
    failed: { type: 'final', description: 'The request failed. The visitor can try again.' },
    outcomeUnknown: {
      type: 'final',
      description: 'The server did not respond, so the account may already exist.',
    },
  },
})
