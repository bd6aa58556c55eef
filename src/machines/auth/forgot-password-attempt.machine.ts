import { assign, type DoneActorEvent, setup } from 'xstate'
import type {
  MailAnswer,
  MailRequest,
  NewPasswordAnswer,
  NewPasswordRequest,
} from '#api/auth/forgot-password.ts'
import { cleanEmail } from '#domain/text/email-address.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import { RETRY_AFTER, waitOfFailure } from '#machines/kit/retry-wait.ts'
import { isOutcomeUnknown } from '#machines/kit/unknown-outcome.ts'
import type { ForgotPasswordAttemptResult, ForgotPasswordForm } from './forgot-password.types.ts'
import { mobileOf } from './mobile.logic.ts'
import { type SliderOutcome, sliderMachine, slidingBefore } from './slider.machine.ts'
import { challengeOf } from './two-factor.logic.ts'
import { twoFactorMachine } from './two-factor.machine.ts'
import type { Challenge, TwoFactorOutcome } from './two-factor.types.ts'

type Attempted = MailAnswer | NewPasswordAnswer

const mailRequest = ({ fields }: ForgotPasswordForm, pass: string | null): MailRequest => ({
  username: cleanTyped(fields.username),
  email: cleanEmail(fields.email),
  slider: pass ?? '',
})

/** The password is sent exactly as typed. */
function newPasswordRequest(form: ForgotPasswordForm): NewPasswordRequest {
  const { fields, side } = form
  const mobile = mobileOf(form)
  if (!mobile) throw new Error('An invalid mobile number cannot be sent.')
  return { ...mobile, newPassword: fields.newPassword, verificationCode: codeIn(fields.code), side }
}

/**
 * Returns the result of a refused attempt, or null if the answer is a success or asks for two-factor
 * authentication.
 */
function resultOf(answer: Attempted): ForgotPasswordAttemptResult | null {
  if (answer.ok) return null
  const { refusal } = answer
  switch (refusal.code) {
    case 'login.secondStepNeeded':
      return null
    case 'forgot.throttled':
      return { type: 'throttled', wait: refusal.value.retryAfter || RETRY_AFTER }
    default:
      return { type: 'refused', refusal }
  }
}

type Failed = { event: { error: unknown } }

const mailAnswer = ({ event }: { event: DoneActorEvent<MailAnswer> }) => event.output

const answer = ({ event }: { event: DoneActorEvent<NewPasswordAnswer> }) => event.output

const failure = ({ event }: Failed) => callFailureOf(event.error)

const outcome = ({ event }: { event: DoneActorEvent<TwoFactorOutcome> }) => event.output

const whenFailed = [
  {
    guard: { type: 'isThrottledCall', params: failure },
    target: 'throttled',
    actions: {
      type: 'setResult',
      params: (failed: Failed) => ({ type: 'throttled' as const, wait: waitOfFailure(failure(failed)) }),
    },
  },
  {
    target: 'failed',
    actions: {
      type: 'setResult',
      params: (failed: Failed) => ({ type: 'failed' as const, failure: failure(failed) }),
    },
  },
] as const

/**
 * One attempt to reset the password, from the validated form to the platform's response. It either solves the
 * slider and requests the email, or sends the new password and runs two-factor authentication.
 */
export const forgotPasswordAttemptMachine = setup({
  types: {
    input: {} as { form: ForgotPasswordForm },
    context: {} as {
      form: ForgotPasswordForm
      /** Token of the solved slider; null until it is solved, or if none is needed. */
      pass: string | null
      /** The two-factor challenge; null until the platform asks for one. */
      challenge: Challenge | null
      result: ForgotPasswordAttemptResult
    },
    output: {} as ForgotPasswordAttemptResult,
    tags: {} as 'busy',
    children: {} as { slider: 'slider'; twoFactor: 'twoFactor' },
  },
  actors: {
    slider: sliderMachine,
    twoFactor: twoFactorMachine,
    sendResetEmail: providedCall<MailAnswer, MailRequest>(),
    setNewPassword: providedCall<NewPasswordAnswer, NewPasswordRequest>(),
  },
  guards: {
    isByMobile: ({ context }) => context.form.method === 'mobile',
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
    setPass: assign({ pass: (_, { pass }: SliderOutcome) => pass }),
    setAnswer: assign({
      result: ({ context }, answer: Attempted) => resultOf(answer) ?? context.result,
    }),
    setResult: assign({ result: (_, result: ForgotPasswordAttemptResult) => result }),
    setChallenge: assign({
      challenge: (_, answer: NewPasswordAnswer) =>
        !answer.ok && answer.refusal.code === 'login.secondStepNeeded' ? answer.refusal.value : null,
    }),
    setLogin: assign((_, answer: NewPasswordAnswer) =>
      answer.ok ? { result: { type: 'loggedIn' as const, loggedIn: answer.value } } : {},
    ),
    setVerified: assign((_, outcome: TwoFactorOutcome) =>
      'loggedIn' in outcome ? { result: { type: 'loggedIn' as const, loggedIn: outcome.loggedIn } } : {},
    ),
    saveDevice: providedEffect<TwoFactorOutcome>(),
  },
}).createMachine({
  id: 'forgotPasswordAttempt',
  description:
    'Takes a completed form through the last checks until an email is sent or a new password is set.',
  context: ({ input }) => ({ ...input, pass: null, challenge: null, result: { type: 'cancelled' } }),
  output: ({ context }) => context.result,
  initial: 'starting',
  states: {
    starting: {
      description:
        'Before an email is sent, the visitor solves the slider puzzle. A new password needs only the SMS code.',
      always: [{ guard: 'isByMobile', target: 'changing' }, { target: 'sliding' }],
    },
    sliding: {
      description: 'The visitor solves the slider puzzle before the email is sent.',
      ...slidingBefore('mailing', 'forgotEmail'),
    },
    mailing: {
      description: 'The server is sending an email with a link to reset the password.',
      tags: 'busy',
      invoke: {
        id: 'sendResetEmail',
        src: 'sendResetEmail',
        input: ({ context: { form, pass } }) => mailRequest(form, pass),
        onDone: [
          {
            guard: { type: 'isDone', params: mailAnswer },
            target: 'mailed',
            actions: { type: 'setResult', params: { type: 'mailed' } },
          },
          {
            guard: { type: 'isThrottled', params: mailAnswer },
            target: 'throttled',
            actions: { type: 'setAnswer', params: mailAnswer },
          },
          { target: 'refused', actions: { type: 'setAnswer', params: mailAnswer } },
        ],
        onError: whenFailed,
      },
    },
    changing: {
      description: 'The server is setting the new password and logging the player in.',
      tags: 'busy',
      invoke: {
        id: 'setNewPassword',
        src: 'setNewPassword',
        input: ({ context }) => newPasswordRequest(context.form),
        onDone: [
          {
            guard: { type: 'isDone', params: answer },
            target: 'loggedIn',
            actions: { type: 'setLogin', params: answer },
          },
          {
            guard: { type: 'isThrottled', params: answer },
            target: 'throttled',
            actions: { type: 'setAnswer', params: answer },
          },
          {
            guard: { type: 'needsTwoFactor', params: answer },
            target: 'twoFactor',
            actions: { type: 'setChallenge', params: answer },
          },
          { target: 'refused', actions: { type: 'setAnswer', params: answer } },
        ],
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: failure },
            target: 'outcomeUnknown',
            actions: {
              type: 'setResult',
              params: (failed) => ({ type: 'outcomeUnknown', failure: failure(failed) }),
            },
          },
          ...whenFailed,
        ],
      },
    },
    twoFactor: {
      description: 'The new password is set. The player enters the two-factor authentication code to log in.',
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
          { target: 'changed', actions: { type: 'setResult', params: { type: 'changed' } } },
        ],
      },
    },
    mailed: { type: 'final', description: 'The email with the reset link was sent.' },
    loggedIn: { type: 'final', description: 'The new password is set and the player is logged in.' },
    changed: { type: 'final', description: 'The new password is set, but the player is not logged in.' },
    cancelled: {
      type: 'final',
      description: 'The visitor closed the slider puzzle and returned to the form.',
    },
    refused: { type: 'final', description: 'The server declined the request.' },
    throttled: {
      type: 'final',
      description: 'Too many attempts. The visitor has to wait before the next one.',
    },
    failed: { type: 'final', description: 'The request failed and the password was not changed.' },
    outcomeUnknown: {
      type: 'final',
      description: 'The server did not respond, so the new password may already be set.',
    },
  },
})
