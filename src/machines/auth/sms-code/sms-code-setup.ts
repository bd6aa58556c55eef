import { assign, fromPromise, sendParent, setup } from 'xstate'
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
import { type SliderOutcome, sliderMachine } from '#machines/auth/slider.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'

/** Milliseconds between two attempts to get a code (LOGIN-06). */
const SPACING = 1_000

/** Milliseconds for which Firebase is left alone once it was asked too often (REG-15). */
const TOO_MANY_WAIT = 5 * 60_000

/** What the parent is sent when a code is asked for and no mobile fit for it is filled in. */
export type MobileMissing = { type: 'mobile.missing' }

/** What the chart of texted codes is written in: its types, children, questions and deeds. */
export const smsCodeSetup = setup({
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
      /**
       * The platform's refusal, with its own sentence where it gave one, and when the next code may be asked for: epoch ms,
       * 0 where that was not said.
       */
      refusal: { code: string; message: string; retryAt: number } | null
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
    isRefusedAs: (_, { answer, problem }: { answer: FirebaseSent; problem: FirebaseRefusal }) =>
      !answer.ok && answer.problem === problem,
    hasPass: (_, outcome: SliderOutcome) => outcome.pass !== null,
  },
  actions: {
    keepMobile: assign({ mobile: (_, mobile: Mobile | null) => mobile }),
    recallCountdown: assign({
      resendAt: ({ context }) => context.countdowns[keyOf(context.mobile)] ?? 0,
    }),
    noteAttempt: assign({ asked: ({ context }) => context.mobile, askedAt: () => Date.now() }),
    noteSent: assign({ sentTo: ({ context }) => context.asked }),
    keepPass: assign({ pass: (_, outcome: SliderOutcome) => outcome.pass ?? '' }),
    beginCountdown: assign({
      countdowns: ({ context }, answer: CodeAnswer | FirebaseSent) => {
        const wait = waitAfter(answer)
        if (!context.asked || wait === 0) return context.countdowns
        return { ...context.countdowns, [countdownKey(context.asked)]: Date.now() + wait }
      },
    }),
    storeCountdowns: ({ context }) => saveCountdowns(context.use, context.countdowns),
    keepRefusal: assign({
      refusal: (_, answer: CodeAnswer) => {
        if (answer.ok) return null
        const { code, message } = answer.refusal
        const wait = waitAfter(answer)
        return { code, message, retryAt: wait > 0 ? Date.now() + wait : 0 }
      },
    }),
    keepFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    tellMobileMissing: sendParent({ type: 'mobile.missing' } satisfies MobileMissing),
  },
  delays: {
    untilResend: ({ context }) => context.resendAt - Date.now(),
    untilNextAttempt: ({ context }) => context.askedAt + SPACING - Date.now(),
  },
})

/** What tells one mobile from another, and from none. */
const keyOf = (mobile: Mobile | null) => (mobile ? countdownKey(mobile) : '')

/** Milliseconds for which an answer holds back the next code for its mobile; 0 when it does not. */
function waitAfter(answer: CodeAnswer | FirebaseSent): number {
  if (answer.ok) return answer.value.wait
  if ('problem' in answer) return answer.problem === 'tooManyRequests' ? TOO_MANY_WAIT : 0
  return answer.refusal.code === 'code.throttled' ? answer.refusal.value.retryAfter : 0
}
