import { assign, type DoneActorEvent, sendParent, setup } from 'xstate'
import type { Countdowns } from '#api/auth/code-countdown.ts'
import type { FirebaseRefusal, FirebaseSent } from '#api/auth/firebase-phone.ts'
import type { CodeAnswer, CodeRequest, CodeSender, CodeUse } from '#api/auth/sms-code.ts'
import { type Mobile, mobileKey } from '#domain/auth/mobile-number.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { SliderAction } from '#protocol/auth/slider.ts'
import { type SliderOutcome, sliderMachine } from './slider.machine.ts'

function requireMobile(mobile: Mobile | null): Mobile {
  if (!mobile) throw new Error('A code requires a mobile number.')
  return mobile
}

/** Why Firebase sent no code. Problems with a typed code are not included. */
export type SendProblem = Exclude<FirebaseRefusal, 'codeInvalid' | 'codeMissing' | 'codeExpired'>

/** Why no code was sent. The view has a message for each of Firebase's problems. */
export type CodeRefusal =
  /** A refusal from the platform; `message` may be empty. `retryAt` is in epoch ms, 0 if unknown. */
  { code: string; message: string; retryAt: number } | { problem: SendProblem }

/** Minimum time between two code requests, in ms (LOGIN-06). */
const SPACING = 1_000

/** How long to wait after Firebase reports too many requests, in ms (REG-15). */
const TOO_MANY_WAIT = 5 * 60_000

/** Sent to the parent if the visitor requests a code without a valid mobile number. */
export type MobileMissing = { type: 'mobile.missing' }

const keyOf = (mobile: Mobile | null) => (mobile ? mobileKey(mobile) : '')

function sendProblem(answer: FirebaseSent): SendProblem {
  if (answer.ok) return 'unknown'
  switch (answer.problem) {
    case 'codeInvalid':
    case 'codeMissing':
    case 'codeExpired':
      return 'unknown'
    default:
      return answer.problem
  }
}

/**
 * Returns the time until the next code may be sent to the same number, in ms, or 0 if it may be sent now.
 */
function waitAfter(answer: CodeAnswer | FirebaseSent): number {
  if (answer.ok) return answer.value.wait
  if ('problem' in answer) return answer.problem === 'tooManyRequests' ? TOO_MANY_WAIT : 0
  return answer.refusal.code === 'code.throttled' ? answer.refusal.value.retryAfter : 0
}

/** Returns the end of a wait in epoch ms, or 0 if the wait is over. */
const ifAhead = (endsAt: number) => (endsAt > Date.now() ? endsAt : 0)

type Done = { event: DoneActorEvent<FirebaseSent> }

const sent = ({ event }: Done) => event.output

const problem = ({ event }: Done) => sendProblem(event.output)

const sliderActions: Record<CodeUse, SliderAction> = {
  login: 'loginCode',
  register: 'registerCode',
  forgot: 'forgotCode',
}

const answer = ({ event }: { event: DoneActorEvent<CodeAnswer> }) => event.output

const sliderOutcome = ({ event }: { event: DoneActorEvent<SliderOutcome> }) => event.output

const setMobile = {
  type: 'setMobile',
  params: ({ event }: { event: { mobile: Mobile | null } }) => event.mobile,
} as const

/**
 * Sends a code to the form's mobile number and enforces a wait before the next one. Each number has its own
 * countdown, which continues while the popup is closed. While the number is invalid, the parent reports null.
 */
export const smsCodeMachine = setup({
  types: {
    input: {} as { use: CodeUse; sender: CodeSender; mobile: Mobile | null; countdowns: Countdowns },
    context: {} as {
      use: CodeUse
      sender: CodeSender
      mobile: Mobile | null
      /** Mobile number of the current or last request. Typing another number does not change it. */
      requestedMobile: Mobile | null
      /** Mobile number that last received a code from this popup. */
      sentTo: Mobile | null
      pass: string
      countdowns: Countdowns
      /** When the typed number may receive another code, in epoch ms; 0 if now. */
      resendAt: number
      /** When the next attempt is allowed, in epoch ms; 0 if now. */
      nextAttemptAt: number
      refusal: CodeRefusal | null
      failure: CallFailure | null
    },
    events: {} as
      | { type: 'mobile.changed'; mobile: Mobile | null }
      | { type: 'code.request' }
      | { type: 'check.close' }
      | { type: 'warning.dismiss' },
    tags: {} as 'busy',
    children: {} as { slider: 'slider' },
  },
  actors: {
    slider: sliderMachine,
    requestCode: providedCall<CodeAnswer, CodeRequest>(),
    sendFirebaseCode: providedCall<FirebaseSent, Mobile>(),
  },
  guards: {
    hasMobile: ({ context }) => context.mobile !== null,
    isOtherMobile: ({ context }) => keyOf(context.mobile) !== keyOf(context.requestedMobile),
    isCounting: ({ context }) => context.resendAt > 0,
    isCountingAfterCode: ({ context }) =>
      context.resendAt > 0 && keyOf(context.sentTo) === keyOf(context.mobile),
    isResting: ({ context }) => context.nextAttemptAt > 0,
    isByFirebase: ({ context }) => context.sender === 'firebase',
    isSent: (_, answer: CodeAnswer | FirebaseSent) => answer.ok,
    hasPass: (_, outcome: SliderOutcome) => outcome.pass !== null,
  },
  actions: {
    setMobile: assign({ mobile: (_, mobile: Mobile | null) => mobile }),
    loadWaits: assign(({ context: { countdowns, mobile, nextAttemptAt } }) => ({
      resendAt: ifAhead(countdowns[keyOf(mobile)] ?? 0),
      nextAttemptAt: ifAhead(nextAttemptAt),
    })),
    startAttempt: assign({
      requestedMobile: ({ context }) => context.mobile,
      nextAttemptAt: () => Date.now() + SPACING,
    }),
    setSentTo: assign({ sentTo: ({ context }) => context.requestedMobile }),
    setPass: assign({ pass: (_, outcome: SliderOutcome) => outcome.pass ?? '' }),
    startCountdown: assign({
      countdowns: ({ context }, answer: CodeAnswer | FirebaseSent) => {
        const wait = waitAfter(answer)
        if (!context.requestedMobile || wait === 0) return context.countdowns
        return { ...context.countdowns, [mobileKey(context.requestedMobile)]: Date.now() + wait }
      },
    }),
    saveCountdowns: providedEffect(),
    setProblem: assign({ refusal: (_, problem: SendProblem) => ({ problem }) }),
    setRefusal: assign({
      refusal: (_, answer: CodeAnswer) => {
        if (answer.ok) return null
        const { code, message } = answer.refusal
        const wait = waitAfter(answer)
        return { code, message, retryAt: wait > 0 ? Date.now() + wait : 0 }
      },
    }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    notifyMobileMissing: sendParent({ type: 'mobile.missing' } satisfies MobileMissing),
  },
  delays: {
    untilResend: ({ context }) => context.resendAt - Date.now(),
    untilNextAttempt: ({ context }) => context.nextAttemptAt - Date.now(),
  },
}).createMachine({
  id: 'smsCode',
  description: 'Sends an SMS code to the phone number typed and limits how often a new one can be requested.',
  context: ({ input }) => ({
    ...input,
    requestedMobile: null,
    sentTo: null,
    pass: '',
    resendAt: 0,
    nextAttemptAt: 0,
    refusal: null,
    failure: null,
  }),
  initial: 'routing',
  on: { 'mobile.changed': { actions: setMobile } },
  states: {
    routing: {
      description: 'The page checks whether a code can be requested for the phone number typed.',
      entry: 'loadWaits',
      always: [
        { guard: 'isCountingAfterCode', target: 'counting.sent' },
        { guard: 'isCounting', target: 'counting.heldBack' },
        { guard: 'isResting', target: 'resting' },
        { target: 'ready' },
      ],
    },
    ready: {
      description: 'The visitor can request a code.',
      on: {
        'mobile.changed': { target: 'routing', actions: setMobile },
        'code.request': [{ guard: 'hasMobile', target: 'asking' }, { actions: 'notifyMobileMissing' }],
      },
    },
    asking: {
      description:
        'Codes come from Firebase or from our server, which check for bots in different ways. The page starts the check that applies.',
      entry: 'startAttempt',
      always: [{ guard: 'isByFirebase', target: 'checking' }, { target: 'sliding' }],
    },
    checking: {
      description: 'Firebase checks for bots and sends the code.',
      tags: 'busy',
      invoke: {
        id: 'sendFirebaseCode',
        src: 'sendFirebaseCode',
        input: ({ context }) => requireMobile(context.requestedMobile),
        onDone: [
          {
            guard: { type: 'isSent', params: sent },
            target: 'routing',
            actions: ['setSentTo', { type: 'startCountdown', params: sent }, 'saveCountdowns'],
          },
          {
            target: 'refused',
            actions: [
              { type: 'setProblem', params: problem },
              { type: 'startCountdown', params: sent },
              'saveCountdowns',
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: errorOf } },
      },
      on: { 'check.close': { target: 'refused', actions: { type: 'setProblem', params: 'closedByUser' } } },
    },
    sliding: {
      description: 'The visitor solves the slider puzzle before the code is sent.',
      invoke: {
        id: 'slider',
        src: 'slider',
        input: ({ context }) => ({ action: sliderActions[context.use] }),
        onDone: [
          {
            guard: { type: 'hasPass', params: sliderOutcome },
            target: 'requesting',
            actions: { type: 'setPass', params: sliderOutcome },
          },
          { target: 'routing' },
        ],
      },
    },
    requesting: {
      description: 'The server is sending the code.',
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { use, requestedMobile, pass } }) => ({
          use,
          mobile: requireMobile(requestedMobile),
          slider: pass,
        }),
        onDone: [
          {
            guard: { type: 'isSent', params: answer },
            target: 'routing',
            actions: ['setSentTo', { type: 'startCountdown', params: answer }, 'saveCountdowns'],
          },
          {
            target: 'refused',
            actions: [
              { type: 'setRefusal', params: answer },
              { type: 'startCountdown', params: answer },
              'saveCountdowns',
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    counting: {
      description: 'The visitor can request another code when the countdown ends.',
      initial: 'heldBack',
      states: {
        sent: { description: 'The code was sent. The visitor can enter it.' },
        heldBack: {
          description:
            'No code was sent in this popup, but an earlier request still makes the next one wait.',
        },
      },
      on: { 'mobile.changed': { target: 'routing', actions: setMobile } },
      after: { untilResend: 'ready' },
    },
    refused: {
      description: 'No code was sent. A message shows the reason until the visitor closes it.',
      on: { 'warning.dismiss': 'routing' },
    },
    resting: {
      description: 'The last request was less than a second ago.',
      after: { untilNextAttempt: 'routing' },
    },
    failed: {
      description: 'There was no response, so it is unknown whether a code was sent.',
      always: { guard: 'isOtherMobile', target: 'routing' },
      initial: 'resting',
      states: {
        resting: {
          description: 'The last request was less than a second ago.',
          after: { untilNextAttempt: 'ready' },
        },
        ready: {
          description: 'The visitor can request a code again.',
          on: { 'code.request': '#smsCode.asking' },
        },
      },
    },
  },
})
