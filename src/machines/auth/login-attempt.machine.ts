import { assign, type DoneActorEvent, setup } from 'xstate'
import type { FirebaseConfirmed } from '#api/auth/firebase-phone.ts'
import type { LoginAnswer, LoginRequest } from '#api/auth/login.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { LoginAttemptOutcome, LoginAttemptResult, LoginForm } from './login.types.ts'
import { loginRequest, mustBeConfirmed, resultOf, throttledBy, typedCode } from './login-attempt.logic.ts'
import type { ConfirmedCode, TypedCode } from './mobile.logic.ts'
import { type SliderOutcome, sliderMachine, slidingBefore } from './slider.machine.ts'
import { challengeOf } from './two-factor.logic.ts'
import { twoFactorMachine } from './two-factor.machine.ts'
import type { Challenge, TwoFactorOutcome } from './two-factor.types.ts'

type Failed = { event: { error: unknown } }

const codeAnswer = ({ event }: { event: DoneActorEvent<FirebaseConfirmed> }) => event.output

const answer = ({ event }: { event: DoneActorEvent<LoginAnswer> }) => event.output

const failure = ({ event }: Failed) => callFailureOf(event.error)

const outcome = ({ event }: { event: DoneActorEvent<TwoFactorOutcome> }) => event.output

const setAnswer = { type: 'setAnswer', params: answer } as const

const setThrottled = {
  type: 'setResult',
  params: (failed: Failed) => throttledBy(failure(failed)),
} as const

const setFailed = {
  type: 'setResult',
  params: (failed: Failed) => ({ type: 'failed' as const, failure: failure(failed) }),
} as const

const isThrottledCall = { type: 'isThrottledCall', params: failure } as const

/**
 * One attempt to log in, from the validated form to a session: the slider or Firebase's confirmation, the
 * login itself, and two-factor authentication.
 */
export const loginAttemptMachine = setup({
  types: {
    input: {} as { form: LoginForm; confirmed: ConfirmedCode | null },
    context: {} as {
      form: LoginForm
      /** Token of the solved slider; null until it is solved, or if none is needed. */
      pass: string | null
      confirmed: ConfirmedCode | null
      /** The two-factor challenge; null until the platform asks for one. */
      challenge: Challenge | null
      isCaptchaUsed: boolean
      result: LoginAttemptResult
    },
    output: {} as LoginAttemptOutcome,
    tags: {} as 'busy',
    children: {} as { slider: 'slider'; twoFactor: 'twoFactor' },
  },
  actors: {
    slider: sliderMachine,
    twoFactor: twoFactorMachine,
    confirmFirebaseCode: providedCall<FirebaseConfirmed, TypedCode>(),
    logIn: providedCall<LoginAnswer, LoginRequest>(),
  },
  guards: {
    isByName: ({ context }) => context.form.method === 'username',
    mustBeConfirmed: ({ context }) => mustBeConfirmed(context.form, context.confirmed),
    hasPass: (_, { pass }: SliderOutcome) => pass !== null,
    isCodeAccepted: (_, answer: FirebaseConfirmed) => answer.ok,
    isLoggedIn: (_, answer: LoginAnswer) => answer.ok,
    isThrottled: (_, answer: LoginAnswer) => !answer.ok && answer.refusal.code === 'login.throttled',
    needsTwoFactor: (_, answer: LoginAnswer) =>
      !answer.ok && answer.refusal.code === 'login.secondStepNeeded',
    isThrottledCall: (_, { reason }: CallFailure) => reason === 'throttled',
    isVerified: (_, outcome: TwoFactorOutcome) => 'loggedIn' in outcome,
    isExpired: (_, outcome: TwoFactorOutcome) => 'expired' in outcome,
  },
  actions: {
    setPass: assign({ pass: (_, { pass }: SliderOutcome) => pass }),
    setConfirmed: assign({
      confirmed: ({ context }, answer: FirebaseConfirmed) =>
        answer.ok ? { ...typedCode(context.form), idToken: answer.value.idToken } : null,
    }),
    setCodeRefused: assign((_, answer: FirebaseConfirmed) =>
      answer.ok ? {} : { result: { type: 'codeRefused' as const, problem: answer.problem } },
    ),
    setAnswer: assign({
      result: ({ context }, answer: LoginAnswer) => resultOf(answer) ?? context.result,
    }),
    setChallenge: assign({
      challenge: (_, answer: LoginAnswer) =>
        !answer.ok && answer.refusal.code === 'login.secondStepNeeded' ? answer.refusal.value : null,
    }),
    /** Firebase's confirmation is valid only once: a refusal or two-factor authentication uses it up. */
    clearConfirmed: assign({ confirmed: null }),
    setVerified: assign((_, outcome: TwoFactorOutcome) =>
      'loggedIn' in outcome ? { result: { type: 'loggedIn' as const, loggedIn: outcome.loggedIn } } : {},
    ),
    saveDevice: providedEffect<TwoFactorOutcome>(),
    setResult: assign({ result: (_, result: LoginAttemptResult) => result }),
    useCaptcha: assign({ isCaptchaUsed: true }),
  },
}).createMachine({
  id: 'loginAttempt',
  description: 'Takes a completed form through the last checks until the player is logged in.',
  context: ({ input }) => ({
    ...input,
    pass: null,
    challenge: null,
    isCaptchaUsed: false,
    result: { type: 'cancelled' },
  }),
  output: ({ context: { result, confirmed, isCaptchaUsed } }) => ({ result, confirmed, isCaptchaUsed }),
  initial: 'starting',
  states: {
    starting: {
      description:
        'A login by username needs the slider puzzle first. An SMS code from Firebase is confirmed first.',
      always: [
        { guard: 'isByName', target: 'sliding' },
        { guard: 'mustBeConfirmed', target: 'confirmingCode' },
        { target: 'loggingIn' },
      ],
    },
    sliding: {
      description: 'The visitor solves the slider puzzle before a login by username.',
      ...slidingBefore('loggingIn', 'login'),
    },
    confirmingCode: {
      description: 'Firebase is checking the SMS code.',
      tags: 'busy',
      invoke: {
        id: 'confirmFirebaseCode',
        src: 'confirmFirebaseCode',
        input: ({ context }) => typedCode(context.form),
        onDone: [
          {
            guard: { type: 'isCodeAccepted', params: codeAnswer },
            target: 'loggingIn',
            actions: { type: 'setConfirmed', params: codeAnswer },
          },
          { target: 'refused', actions: { type: 'setCodeRefused', params: codeAnswer } },
        ],
        onError: [
          { guard: isThrottledCall, target: 'throttled', actions: setThrottled },
          { target: 'failed', actions: setFailed },
        ],
      },
    },
    loggingIn: {
      description: 'The server is checking the login.',
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context: { form, ...proofs } }) => loginRequest(form, proofs),
        onDone: [
          { guard: { type: 'isLoggedIn', params: answer }, target: 'loggedIn', actions: setAnswer },
          { guard: { type: 'isThrottled', params: answer }, target: 'throttled', actions: setAnswer },
          {
            guard: { type: 'needsTwoFactor', params: answer },
            target: 'twoFactor',
            actions: [{ type: 'setChallenge', params: answer }, 'clearConfirmed'],
          },
          { target: 'refused', actions: [setAnswer, 'clearConfirmed', 'useCaptcha'] },
        ],
        onError: [
          { guard: isThrottledCall, target: 'throttled', actions: [setThrottled, 'useCaptcha'] },
          { target: 'failed', actions: [setFailed, 'useCaptcha'] },
        ],
      },
    },
    twoFactor: {
      description:
        'The password or the SMS code is correct. The player enters the two-factor authentication code.',
      invoke: {
        id: 'twoFactor',
        src: 'twoFactor',
        input: ({ context }) => challengeOf(context),
        onDone: [
          {
            guard: { type: 'isVerified', params: outcome },
            target: 'loggedIn',
            actions: [
              { type: 'setVerified', params: outcome },
              { type: 'saveDevice', params: outcome },
            ],
          },
          {
            guard: { type: 'isExpired', params: outcome },
            target: 'refused',
            actions: [{ type: 'setResult', params: { type: 'secondStepExpired' } }, 'useCaptcha'],
          },
          { target: 'cancelled', actions: 'useCaptcha' },
        ],
      },
    },
    loggedIn: { type: 'final', description: 'The player is logged in.' },
    cancelled: {
      type: 'final',
      description:
        'The visitor left the slider puzzle or the two-factor authentication and returned to the form.',
    },
    refused: { type: 'final', description: 'The server or Firebase declined the login.' },
    throttled: {
      type: 'final',
      description: 'Too many attempts. The visitor has to wait before the next one.',
    },
    failed: { type: 'final', description: 'The login failed because there was no usable response.' },
  },
})
