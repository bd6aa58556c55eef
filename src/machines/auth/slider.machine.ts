import { assign, type DoneActorEvent, setup } from 'xstate'
import type { PuzzleAnswer, VerificationAnswer } from '#api/auth/slider.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { SliderAction, SliderChallenge } from '#protocol/auth/slider.ts'

/** How long the platform accepts a puzzle's solution, in ms. */
const LIFETIME = 2 * 60_000

/** How long a miss is shown before the next puzzle appears, in ms. */
const MISS_SHOWN = 1_200

const puzzleAnswer = ({ event }: { event: DoneActorEvent<PuzzleAnswer> }) => event.output

const verificationAnswer = ({ event }: { event: DoneActorEvent<VerificationAnswer> }) => event.output

const fail = {
  target: 'failed',
  actions: { type: 'setFailure', params: errorOf },
} as const

/** Token of the solved slider; null if the visitor closed it. */
export type SliderOutcome = { pass: string | null }

/**
 * A slider puzzle. Dragging, keys or buttons move the piece, and the platform checks its position. A missed
 * or expired puzzle is never reused.
 */
export const sliderMachine = setup({
  types: {
    input: {} as { action: SliderAction },
    context: {} as {
      action: SliderAction
      challenge: SliderChallenge | null
      /** The piece's left edge, in pixels of the puzzle image. */
      left: number
      pass: string | null
      /** When the next puzzle may be requested, in epoch ms. */
      retryAt: number
      failure: CallFailure | null
    },
    events: {} as
      | { type: 'slider.move'; left: number }
      | { type: 'slider.nudge'; by: number }
      | { type: 'slider.drop' }
      | { type: 'slider.retry' }
      | { type: 'slider.cancel' },
    output: {} as SliderOutcome,
    tags: {} as 'busy',
  },
  actors: {
    requestPuzzle: providedCall<PuzzleAnswer, SliderAction>(),
    verifyPuzzle: providedCall<VerificationAnswer, { id: string; left: number }>(),
  },
  guards: {
    isGiven: (_, answer: PuzzleAnswer) => answer.ok,
    hasPassed: (_, answer: VerificationAnswer) => answer.ok,
    hasMissed: (_, answer: VerificationAnswer) => !answer.ok && answer.refusal.code === 'slider.missed',
    hasMoved: ({ context }) => context.left > 0,
  },
  actions: {
    setPuzzle: assign((_, answer: PuzzleAnswer) => (answer.ok ? { challenge: answer.value, left: 0 } : {})),
    setWait: assign((_, answer: PuzzleAnswer) =>
      answer.ok ? {} : { retryAt: Date.now() + answer.refusal.value.retryAfter },
    ),
    setPass: assign((_, answer: VerificationAnswer) => (answer.ok ? { pass: answer.value.pass } : {})),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    movePiece: assign({
      left: ({ context }, to: { left: number }) => within(context.challenge, to.left),
    }),
    nudgePiece: assign({
      left: ({ context }, nudge: { by: number }) => within(context.challenge, context.left + nudge.by),
    }),
  },
  delays: {
    untilExpired: LIFETIME,
    untilNextPuzzle: MISS_SHOWN,
    untilRetry: ({ context }) => context.retryAt - Date.now(),
  },
}).createMachine({
  id: 'slider',
  description: 'Lets visitors prove that they are human by moving a puzzle piece into place.',
  context: ({ input }) => ({
    action: input.action,
    challenge: null,
    left: 0,
    pass: null,
    retryAt: 0,
    failure: null,
  }),
  output: ({ context }) => ({ pass: context.pass }),
  initial: 'loading',
  on: { 'slider.cancel': '.cancelled' },
  states: {
    loading: {
      description: 'The puzzle is loading.',
      tags: 'busy',
      invoke: {
        id: 'requestPuzzle',
        src: 'requestPuzzle',
        input: ({ context }) => context.action,
        onDone: [
          {
            guard: { type: 'isGiven', params: puzzleAnswer },
            target: 'ready',
            actions: { type: 'setPuzzle', params: puzzleAnswer },
          },
          { target: 'throttled', actions: { type: 'setWait', params: puzzleAnswer } },
        ],
        onError: fail,
      },
    },
    ready: {
      description: 'The visitor moves the piece into place.',
      on: {
        'slider.move': { actions: { type: 'movePiece', params: ({ event }) => event } },
        'slider.nudge': { actions: { type: 'nudgePiece', params: ({ event }) => event } },
        'slider.drop': { guard: 'hasMoved', target: 'verifying' },
      },
      after: { untilExpired: 'expired' },
    },
    verifying: {
      description: 'The server is checking the position of the piece.',
      tags: 'busy',
      invoke: {
        id: 'verifyPuzzle',
        src: 'verifyPuzzle',
        input: ({ context }) => ({ id: context.challenge?.id ?? '', left: context.left }),
        onDone: [
          {
            guard: { type: 'hasPassed', params: verificationAnswer },
            target: 'passed',
            actions: { type: 'setPass', params: verificationAnswer },
          },
          { guard: { type: 'hasMissed', params: verificationAnswer }, target: 'missed' },
          { target: 'expired' },
        ],
        onError: fail,
      },
    },
    missed: {
      description: 'The piece missed the gap. A new puzzle loads after a moment.',
      on: { 'slider.retry': 'loading' },
      after: { untilNextPuzzle: 'loading' },
    },
    expired: {
      description: 'The puzzle has expired. The visitor can request a new one.',
      on: { 'slider.retry': 'loading' },
    },
    failed: {
      description: 'The puzzle could not be loaded or checked. The visitor can request a new one.',
      on: { 'slider.retry': 'loading' },
    },
    throttled: {
      description: 'Too many puzzles were requested. The next one loads when the wait ends.',
      after: { untilRetry: 'loading' },
    },
    passed: { type: 'final', description: 'The puzzle is solved.' },
    cancelled: { type: 'final', description: 'The visitor closed the puzzle.' },
  },
})

/** Clamps `left` so that the whole piece stays inside the puzzle image. */
function within(challenge: SliderChallenge | null, left: number): number {
  if (!challenge) return 0
  return Math.min(challenge.width - challenge.pieceSize, Math.max(0, left))
}

const outcome = ({ event }: { event: DoneActorEvent<SliderOutcome> }) => event.output

/**
 * Returns a state that shows the slider before a form is sent. A solved slider leads to `next`; closing it
 * cancels the attempt.
 */
export const slidingBefore = <Next extends string>(next: Next, action: SliderAction) =>
  ({
    invoke: {
      id: 'slider',
      src: 'slider',
      input: { action },
      onDone: [
        {
          guard: { type: 'hasPass', params: outcome },
          target: next,
          actions: { type: 'setPass', params: outcome },
        },
        { target: 'cancelled' },
      ],
    },
  }) as const
