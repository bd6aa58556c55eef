import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import { forgetSlip, placeSlip, type SlipAnswer, type SlipIntent, saveSlip } from '#api/play/lottery-slip.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { isOpenEnd } from '#machines/kit/unknown-outcome.ts'
import type { LotteryDraw } from '#protocol/play/lottery-draws.ts'
import { lineOf, placedLines } from '#protocol/play/lottery-slip.ts'
import {
  afterAnswer,
  isOffLimits,
  type SlipContext,
  type SlipEvent,
  type SlipInput,
  toggled,
} from './context.ts'

/** Milliseconds until the platform is asked again what became of a slip. */
const LOOK_AGAIN = 3_000
/** Most lines of a slip. */
const MOST_LINES = 40

type Code = Extract<SlipAnswer, { ok: false }>['refusal']['code']

/** What a slip for a lottery is made of; `lottery-slip.machine.ts` puts it together. */
export const slipSetup = setup({
  types: {
    input: {} as SlipInput,
    context: {} as SlipContext,
    events: {} as SlipEvent,
    /** `moneyUnderWay`: nothing should come between until it is known what became of the money. */
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay' | 'composing',
    children: {} as { placeBets: 'placeBets'; placeAgain: 'placeBets' },
  },
  actors: {
    placeBets: fromPromise<SlipAnswer, { intent: SlipIntent | null }>(({ input: { intent }, signal }) => {
      if (!intent) throw new Error('There is nothing to place')
      return placeSlip(intent, signal)
    }),
  },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    isLine: ({ context }) => lineOf(context) !== null && context.lines.length < MOST_LINES,
    isFull: ({ context }) => context.lines.length >= MOST_LINES,
    isEmpty: ({ context }) => placedLines(context).length === 0,
    isOffLimits: ({ context }) => isOffLimits(context),
    isOtherForLines: ({ context }, { draw }: { draw: LotteryDraw }) =>
      context.lines.length > 0 && draw.drawId !== context.draw.drawId,
    isPlaced: (_, answer: SlipAnswer) => answer.ok,
    isRefusedAs: (_, { answer, code }: { answer: SlipAnswer; code: Code }) =>
      !answer.ok && answer.refusal.code === code,
    isLockedWithNext: (_, answer: SlipAnswer) =>
      !answer.ok && answer.refusal.code === 'lottery.locked' && answer.refusal.value.next !== null,
    isOpenEnd: (_, failure: CallFailure) => isOpenEnd(failure),
    /** The platform knows no such draw, or the key with other bets: nothing was placed by it. */
    isNothing: (_, failure: CallFailure) => failure.reason === 'missing' || failure.reason === 'invalid',
  },
  actions: {
    choosePlay: assign((_, { play }: { play: string }) => ({ play, numbers: [] })),
    toggleNumber: assign({
      numbers: ({ context }, { number }: { number: number }) => toggled(context, number),
    }),
    pickNumbers: assign({ numbers: (_, { numbers }: { numbers: readonly number[] }) => numbers }),
    chooseUnit: assign({ unit: (_, { unit }: { unit: number }) => unit }),
    keepMultiplier: assign({
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
    makeIntent: assign({
      pending: ({ context: { draw, lines } }) => newIntent({ drawId: draw.drawId, lines: [...lines] }),
      failure: null,
    }),
    noteIntent: ({ context }) => {
      if (context.pending) saveSlip(context, context.pending)
    },
    forgetNote: ({ context }) => forgetSlip(context),
    forgetIntent: assign({ pending: null }),
    keepAnswer: assign(({ context }, answer: SlipAnswer) => afterAnswer(context, answer)),
    keepFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    forgetReceipt: assign({ receipt: null }),
  },
  delays: { untilNextLook: LOOK_AGAIN },
})

export const failureIn = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const answer = ({ event }: { event: DoneActorEvent<SlipAnswer> }) => event.output
const refusedAs = <Refused extends Code>(code: Refused) =>
  ({
    type: 'isRefusedAs',
    params: ({ event }: { event: DoneActorEvent<SlipAnswer> }) => ({ answer: event.output, code }),
  }) as const

/** Whatever was answered, it is known what became of the slip; another attempt is another intent. */
const settle = [{ type: 'keepAnswer', params: answer }, 'forgetNote', 'forgetIntent'] as const

/** Where each answer to a slip leads. The last needs no guard, since one of them is always the case. */
export const answerArms = [
  { guard: { type: 'isPlaced', params: answer }, target: '#lotterySlip.placed', actions: settle },
  {
    guard: { type: 'isLockedWithNext', params: answer },
    target: '#lotterySlip.late.offered',
    actions: settle,
  },
  { guard: refusedAs('lottery.locked'), target: '#lotterySlip.late.waiting', actions: settle },
  {
    guard: refusedAs('lottery.oddsChanged'),
    target: '#lotterySlip.composing.oddsChanged',
    actions: settle,
  },
  { guard: refusedAs('lottery.notEnough'), target: '#lotterySlip.composing.short', actions: settle },
  {
    guard: refusedAs('lottery.stakeOffLimits'),
    target: '#lotterySlip.composing.offLimits',
    actions: settle,
  },
  { target: '#lotterySlip.composing.refused', actions: settle },
] as const
