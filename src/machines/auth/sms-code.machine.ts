import { assign, type DoneActorEvent, fromPromise, sendParent, setup } from 'xstate'
import { type Countdowns, countdownKey, saveCountdowns } from '#api/auth/code-countdown.ts'
import { type FirebaseRefusal, type FirebaseSent, sendFirebaseCode } from '#api/auth/firebase-phone.ts'
import {
  type CodeAnswer,
  type CodeRequest,
  type CodeSender,
  type CodeUse,
  requestCode,
} from '#api/auth/sms-code.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import type { SliderAction } from '#protocol/auth/slider.ts'
import { type SliderOutcome, sliderMachine } from './slider.machine.ts'

/** The mobile that a request in progress is for. Without one there is no request. */
function askedMobile(asked: Mobile | null): Mobile {
  if (!asked) throw new Error('A code is asked for without a mobile.')
  return asked
}

/** Why Firebase sent no code; what is wrong with a typed code is not among it. */
export type SendProblem = Exclude<FirebaseRefusal, 'codeInvalid' | 'codeMissing' | 'codeExpired'>

/** Why no code was sent; the view has a sentence for each problem of Firebase's. */
export type CodeRefusal =
  /** The platform's, with its own sentence where it gave one; `retryAt` in epoch ms, 0 where it said nothing of it. */
  { code: string; message: string; retryAt: number } | { problem: SendProblem }

/** Milliseconds between two attempts to get a code (LOGIN-06). */
const SPACING = 1_000

/** Milliseconds for which Firebase is left alone once it was asked too often (REG-15). */
const TOO_MANY_WAIT = 5 * 60_000

/** What the parent is sent when a code is asked for and no mobile fit for it is filled in. */
export type MobileMissing = { type: 'mobile.missing' }

/** What tells one mobile from another, and from none. */
const keyOf = (mobile: Mobile | null) => (mobile ? countdownKey(mobile) : '')

/** Why Firebase sent no code; `unknown` where the site does not know the reason. */
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

/** Milliseconds for which an answer holds back the next code for its mobile; 0 when it does not. */
function waitAfter(answer: CodeAnswer | FirebaseSent): number {
  if (answer.ok) return answer.value.wait
  if ('problem' in answer) return answer.problem === 'tooManyRequests' ? TOO_MANY_WAIT : 0
  return answer.refusal.code === 'code.throttled' ? answer.refusal.value.retryAfter : 0
}

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
 * Has a code texted to the mobile of a form, then holds the next one back. Each mobile has a countdown of its own,
 * and all of them go on while the popup is closed. The parent says which mobile is filled in: null while it is not fit.
 */
export const smsCodeMachine = setup({
  types: {
    input: {} as { use: CodeUse; sender: CodeSender; mobile: Mobile | null; countdowns: Countdowns },
    context: {} as {
      use: CodeUse
      sender: CodeSender
      mobile: Mobile | null
      /** Whom the code is or was last asked for, whatever is filled in meanwhile. */
      asked: Mobile | null
      /** Whom this popup has had a code sent to last. */
      sentTo: Mobile | null
      pass: string
      countdowns: Countdowns
      /** Epoch ms at which the next code may be asked for the mobile that is filled in; 0 when it may be now. */
      resendAt: number
      /** Epoch ms of the latest attempt. */
      askedAt: number
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
    requestCode: fromPromise<CodeAnswer, CodeRequest>(({ input, signal }) => requestCode(input, signal)),
    sendFirebaseCode: fromPromise<FirebaseSent, Mobile>(({ input, signal }) =>
      sendFirebaseCode(input, signal),
    ),
  },
  guards: {
    hasMobile: ({ context }) => context.mobile !== null,
    isOtherMobile: ({ context }) => keyOf(context.mobile) !== keyOf(context.asked),
    isCounting: ({ context }) => context.resendAt > Date.now(),
    isCountingAfterCode: ({ context }) =>
      context.resendAt > Date.now() && keyOf(context.sentTo) === keyOf(context.mobile),
    isResting: ({ context }) => context.askedAt + SPACING > Date.now(),
    isByFirebase: ({ context }) => context.sender === 'firebase',
    isSent: (_, answer: CodeAnswer | FirebaseSent) => answer.ok,
    hasPass: (_, outcome: SliderOutcome) => outcome.pass !== null,
  },
  actions: {
    setMobile: assign({ mobile: (_, mobile: Mobile | null) => mobile }),
    loadCountdown: assign({
      resendAt: ({ context }) => context.countdowns[keyOf(context.mobile)] ?? 0,
    }),
    startAttempt: assign({ asked: ({ context }) => context.mobile, askedAt: () => Date.now() }),
    setSentTo: assign({ sentTo: ({ context }) => context.asked }),
    setPass: assign({ pass: (_, outcome: SliderOutcome) => outcome.pass ?? '' }),
    startCountdown: assign({
      countdowns: ({ context }, answer: CodeAnswer | FirebaseSent) => {
        const wait = waitAfter(answer)
        if (!context.asked || wait === 0) return context.countdowns
        return { ...context.countdowns, [countdownKey(context.asked)]: Date.now() + wait }
      },
    }),
    saveCountdowns: ({ context }) => saveCountdowns(context.use, context.countdowns),
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
    untilNextAttempt: ({ context }) => context.askedAt + SPACING - Date.now(),
  },
}).createMachine({
  id: 'smsCode',
  description:
    'Has a code texted to the mobile that a visitor has filled in, and tells them when another one may be asked for.',
  context: ({ input }) => ({
    ...input,
    asked: null,
    sentTo: null,
    pass: '',
    resendAt: 0,
    askedAt: 0,
    refusal: null,
    failure: null,
  }),
  initial: 'routing',
  on: { 'mobile.changed': { actions: setMobile } },
  states: {
    routing: {
      description: 'Whether a code may be asked for depends on the mobile that is filled in.',
      entry: 'loadCountdown',
      always: [
        { guard: 'isCountingAfterCode', target: 'counting.sent' },
        { guard: 'isCounting', target: 'counting.heldBack' },
        { guard: 'isResting', target: 'resting' },
        { target: 'ready' },
      ],
    },
    ready: {
      description: 'A code may be asked for.',
      on: {
        'mobile.changed': { target: 'routing', actions: setMobile },
        'code.request': [{ guard: 'hasMobile', target: 'asking' }, { actions: 'notifyMobileMissing' }],
      },
    },
    asking: {
      description: 'Who texts the code, Firebase or the platform, decides which check comes first.',
      entry: 'startAttempt',
      always: [{ guard: 'isByFirebase', target: 'checking' }, { target: 'sliding' }],
    },
    checking: {
      description: 'Firebase makes sure that no program asks, and texts a code.',
      tags: 'busy',
      invoke: {
        id: 'sendFirebaseCode',
        src: 'sendFirebaseCode',
        input: ({ context }) => askedMobile(context.asked),
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
      description: 'The slider has to be solved before the platform texts a code.',
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
      description: 'The platform is being asked to text a code.',
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { use, asked, pass } }) => ({ use, mobile: askedMobile(asked), slider: pass }),
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
      description: 'The next code is held back until the countdown is over.',
      initial: 'heldBack',
      states: {
        sent: { description: 'A code was sent and can be typed.' },
        heldBack: {
          description: 'This popup knows of no code that was sent, and still the next one has to wait.',
        },
      },
      on: { 'mobile.changed': { target: 'routing', actions: setMobile } },
      after: { untilResend: 'ready' },
    },
    refused: {
      description: 'No code was sent, and a warning says why until it is dismissed.',
      on: { 'warning.dismiss': 'routing' },
    },
    resting: {
      description: 'The last attempt is less than a second ago.',
      after: { untilNextAttempt: 'routing' },
    },
    failed: {
      description: 'No answer came, so nothing is known to have been sent.',
      always: { guard: 'isOtherMobile', target: 'routing' },
      initial: 'resting',
      states: {
        resting: {
          description: 'The last attempt is less than a second ago.',
          after: { untilNextAttempt: 'ready' },
        },
        ready: {
          description: 'A code may be asked for again.',
          on: { 'code.request': '#smsCode.asking' },
        },
      },
    },
  },
})
