import { assign, type DoneActorEvent, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import type { SlipAnswer, SlipIntent } from '#api/play/lottery-slip.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import { isOutcomeUnknown } from '#machines/kit/unknown-outcome.ts'
import type { LotteryDraw } from '#protocol/play/lottery-draws.ts'
import { lineOf, placedLines } from '#protocol/play/lottery-slip.ts'
import {
  afterAnswer,
  createSlip,
  isOffLimits,
  type SlipContext,
  type SlipEvent,
  type SlipInput,
  type SlipProblem,
  toggled,
} from './lottery-slip.logic.ts'

/** How long to wait before checking a slip's outcome again, in ms. */
const LOOK_AGAIN = 3_000
const MOST_LINES = 40

const failureIn = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const answer = ({ event }: { event: DoneActorEvent<SlipAnswer> }) => event.output

/** Actions to run after any answer, so that the next attempt is a new request. */
const settle = [{ type: 'setAnswer', params: answer }, 'clearSavedRequest', 'clearRequest'] as const

/** Transitions for the answers to a slip. The last transition handles all other refusals. */
const answerArms = [
  { guard: { type: 'isPlaced', params: answer }, target: '#lotterySlip.placed', actions: settle },
  {
    guard: { type: 'isLockedWithNext', params: answer },
    target: '#lotterySlip.late.offered',
    actions: settle,
  },
  {
    guard: { type: 'isLocked', params: answer },
    target: '#lotterySlip.late.waiting',
    actions: settle,
  },
  { target: '#lotterySlip.composing.refused', actions: settle },
] as const

const refuse = <Problem extends SlipProblem>(problem: Problem) =>
  ({ type: 'setProblem', params: problem }) as const

/** Transitions for edits of the slip. Each edit clears the last error. */
const composing = {
  'play.choose': { target: '.idle', actions: { type: 'choosePlay', params: eventParams<{ play: string }> } },
  'number.toggle': {
    target: '.idle',
    actions: { type: 'toggleNumber', params: eventParams<{ number: number }> },
  },
  'numbers.pick': {
    target: '.idle',
    actions: { type: 'pickNumbers', params: eventParams<{ numbers: readonly number[] }> },
  },
  'unit.choose': { target: '.idle', actions: { type: 'chooseUnit', params: eventParams<{ unit: number }> } },
  'multiplier.change': {
    target: '.idle',
    actions: { type: 'setMultiplier', params: eventParams<{ multiplier: number }> },
  },
  'line.remove': { target: '.idle', actions: { type: 'removeLine', params: eventParams<{ index: number }> } },
  'slip.clear': { target: '.idle', actions: 'clear' },
} as const

const turned = eventParams<{ draw: LotteryDraw }>

/**
 * A lottery slip (LOTT-03). A line costs the number of its bets × the price of one bet × the multiplier. The
 * tab stores the idempotency key and sends it again after a lost response or a reload, so that no bet is
 * placed twice.
 */
export const lotterySlipMachine = setup({
  types: {
    input: {} as SlipInput,
    context: {} as SlipContext,
    events: {} as SlipEvent,
    /** `moneyUnderWay`: the flow must not be interrupted until the outcome is known. */
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay' | 'composing',
    children: {} as { placeBets: 'placeBets'; placeAgain: 'placeBets' },
  },
  actors: {
    placeBets: providedCall<SlipAnswer, { intent: SlipIntent | null }>(),
  },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    isCompleteLine: ({ context }) => lineOf(context) !== null && context.lines.length < MOST_LINES,
    isFull: ({ context }) => context.lines.length >= MOST_LINES,
    isEmpty: ({ context }) => placedLines(context).length === 0,
    isOffLimits: ({ context }) => isOffLimits(context),
    isOtherForLines: ({ context }, { draw }: { draw: LotteryDraw }) =>
      context.lines.length > 0 && draw.drawId !== context.draw.drawId,
    isPlaced: (_, answer: SlipAnswer) => answer.ok,
    isLocked: (_, answer: SlipAnswer) => !answer.ok && answer.refusal.code === 'lottery.locked',
    isLockedWithNext: (_, answer: SlipAnswer) =>
      !answer.ok && answer.refusal.code === 'lottery.locked' && answer.refusal.value.next !== null,
    isOutcomeUnknown: (_, failure: CallFailure) => isOutcomeUnknown(failure),
    /**
     * Whether nothing was placed, because the server does not know the draw or the key was reused with other
     * bets.
     */
    isNothingPlaced: (_, failure: CallFailure) =>
      failure.reason === 'missing' || failure.reason === 'invalid',
  },
  actions: {
    choosePlay: assign((_, { play }: { play: string }) => ({ play, numbers: [] })),
    toggleNumber: assign({
      numbers: ({ context }, { number }: { number: number }) => toggled(context, number),
    }),
    pickNumbers: assign({ numbers: (_, { numbers }: { numbers: readonly number[] }) => numbers }),
    chooseUnit: assign({ unit: (_, { unit }: { unit: number }) => unit }),
    setMultiplier: assign({
      multiplier: ({ context }, { multiplier }: { multiplier: number }) =>
        Math.min(context.rules.maxMultiplier, Math.max(1, Math.round(multiplier))),
    }),
    addLine: assign(({ context }) => ({
      lines: placedLines(context),
      numbers: lineOf(context) ? [] : context.numbers,
    })),
    removeLine: assign({
      lines: ({ context }, { index }: { index: number }) => context.lines.filter((_, at) => at !== index),
    }),
    clear: assign({ lines: [], numbers: [] }),
    followDraw: assign({ draw: (_, { draw }: { draw: LotteryDraw }) => draw }),
    createRequest: assign({
      pending: ({ context: { draw, lines } }) => newIntent({ drawId: draw.drawId, lines: [...lines] }),
      failure: null,
    }),
    saveRequest: providedEffect(),
    clearSavedRequest: providedEffect(),
    clearRequest: assign({ pending: null }),
    setAnswer: assign(({ context }, answer: SlipAnswer) => afterAnswer(context, answer)),
    setProblem: assign({ problem: (_, problem: SlipProblem) => problem }),
    clearProblem: assign({ problem: null }),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    clearReceipt: assign({ receipt: null }),
  },
  delays: { untilNextCheck: LOOK_AGAIN },
}).createMachine({
  id: 'lotterySlip',
  description: 'Lets players choose numbers for a draw and bet at the odds shown. No bet is placed twice.',
  context: ({ input }) => createSlip(input),
  initial: 'resuming',
  on: { 'draw.turn': { actions: { type: 'followDraw', params: turned } } },
  states: {
    resuming: {
      description: 'The page checks for a ticket that may or may not have been placed.',
      always: [{ guard: 'isPending', target: 'outcomeUnknown.asking' }, { target: 'composing' }],
    },
    composing: {
      description: 'The player chooses numbers and adds them to the ticket. The price is shown.',
      tags: 'composing',
      initial: 'idle',
      on: {
        ...composing,
        'line.add': [
          { guard: 'isCompleteLine', target: '.idle', actions: 'addLine' },
          { guard: 'isFull', target: '.refused', actions: refuse('full') },
          { target: '.refused', actions: refuse('incomplete') },
        ],
        'slip.place': 'checking',
        'draw.turn': [
          {
            guard: { type: 'isOtherForLines', params: turned },
            target: 'late.offered',
            actions: { type: 'followDraw', params: turned },
          },
          { actions: { type: 'followDraw', params: turned } },
        ],
      },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        refused: {
          description:
            'The ticket is not complete or not valid. The page shows the reason, and no bet was placed.',
          exit: 'clearProblem',
        },
        failed: {
          tags: 'failed',
          description: 'The request failed and no bet was placed. The player can try again.',
        },
      },
    },
    checking: {
      description:
        'The page checks the ticket before sending it. A complete line that is not added yet counts too.',
      always: [
        { guard: 'isEmpty', target: 'composing.refused', actions: refuse('empty') },
        { guard: 'isOffLimits', target: 'composing.refused', actions: refuse('offLimits') },
        { target: 'placing' },
      ],
    },
    placing: {
      description: 'The server is placing the bets.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['addLine', 'createRequest', 'saveRequest'],
      invoke: {
        id: 'placeBets',
        src: 'placeBets',
        input: ({ context }) => ({ intent: context.pending }),
        onDone: answerArms,
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: failureIn },
            target: 'outcomeUnknown',
            actions: { type: 'setFailure', params: failureIn },
          },
          {
            target: 'composing.failed',
            actions: [{ type: 'setFailure', params: failureIn }, 'clearSavedRequest', 'clearRequest'],
          },
        ],
      },
    },
    outcomeUnknown: {
      description: 'It is unknown whether the bets were placed. The page checks until the server answers.',
      tags: ['busy', 'moneyUnderWay'],
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The page waits before the next check.',
          on: { 'slip.ask': 'asking' },
          after: { untilNextCheck: 'asking' },
        },
        asking: {
          description:
            'The page sends the same ticket again. The server recognises it, places it only once and returns its outcome.',
          invoke: {
            id: 'placeAgain',
            src: 'placeBets',
            input: ({ context }) => ({ intent: context.pending }),
            onDone: answerArms,
            onError: [
              {
                guard: { type: 'isNothingPlaced', params: failureIn },
                target: '#lotterySlip.composing.failed',
                actions: [{ type: 'setFailure', params: failureIn }, 'clearSavedRequest', 'clearRequest'],
              },
              { target: 'waiting', actions: { type: 'setFailure', params: failureIn } },
            ],
          },
        },
      },
    },
    late: {
      description: 'The draw no longer accepts bets. No bet was placed, and the ticket is kept.',
      initial: 'waiting',
      on: { 'slip.back': 'composing' },
      states: {
        offered: {
          description: 'The player can place the same bets on the next draw.',
          on: { 'slip.next': '#lotterySlip.checking' },
        },
        waiting: {
          description: 'The next draw is not known yet.',
          on: { 'draw.turn': { target: 'offered', actions: { type: 'followDraw', params: turned } } },
        },
      },
    },
    placed: {
      description: 'The bets are placed and the ticket is shown. The player can start another one.',
      on: { 'slip.another': { target: 'composing', actions: 'clearReceipt' } },
    },
  },
})
