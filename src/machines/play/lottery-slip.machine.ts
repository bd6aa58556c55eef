import type { LotteryDraw } from '#protocol/play/lottery-draws.ts'
import { createSlip } from './lottery-slip/context.ts'
import { answerArms, failureIn, slipSetup } from './lottery-slip/slip-setup.ts'

const said = <Event>({ event }: { event: Event }) => event

/** What changes a slip that is being composed; whatever was wrong with it is said no more. */
const composing = {
  'play.choose': { target: '.fresh', actions: { type: 'choosePlay', params: said<{ play: string }> } },
  'number.toggle': { target: '.fresh', actions: { type: 'toggleNumber', params: said<{ number: number }> } },
  'numbers.pick': {
    target: '.fresh',
    actions: { type: 'pickNumbers', params: said<{ numbers: readonly number[] }> },
  },
  'unit.choose': { target: '.fresh', actions: { type: 'chooseUnit', params: said<{ unit: number }> } },
  'multiplier.change': {
    target: '.fresh',
    actions: { type: 'keepMultiplier', params: said<{ multiplier: number }> },
  },
  'line.remove': { target: '.fresh', actions: { type: 'removeLine', params: said<{ index: number }> } },
  'slip.clear': { target: '.fresh', actions: 'clear' },
} as const

const turned = said<{ draw: LotteryDraw }>

/**
 * A slip for a lottery (LOTT-03): it costs count × unit × multiplier of each line, at the odds that it shows. The key of a slip is made
 * once and noted in the tab: after a cut line or a reload the same is asked with the same key, so that no bet is placed twice.
 */
export const lotterySlipMachine = slipSetup.createMachine({
  id: 'lotterySlip',
  description: 'Lets members compose bets on a draw and place them, once, at the odds that they saw.',
  context: ({ input }) => createSlip(input),
  initial: 'opening',
  on: { 'draw.turn': { actions: { type: 'followDraw', params: turned } } },
  states: {
    opening: {
      description: 'A slip of which nobody knows what became comes first.',
      always: [{ guard: 'isPending', target: 'unsure.asking' }, { target: 'composing' }],
    },
    composing: {
      description: 'Numbers are picked and put on the slip, with what they cost in sight.',
      tags: 'composing',
      initial: 'fresh',
      on: {
        ...composing,
        'line.add': [
          { guard: 'isLine', target: '.fresh', actions: 'addLine' },
          { guard: 'isFull', target: '.full' },
          { target: '.incomplete' },
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
        fresh: { description: 'Nothing has gone wrong.' },
        incomplete: { description: 'Too few numbers are picked to make a bet.' },
        full: { description: 'The slip holds as many lines as it can.' },
        empty: { description: 'There is no bet on the slip; nothing was sent.' },
        offLimits: { description: 'The slip costs too little or too much; nothing was placed.' },
        short: { description: 'The balance is not enough for the slip; nothing was placed.' },
        oddsChanged: {
          description: 'The bets pay something else by now; the new odds are shown, and nothing was placed.',
        },
        refused: { description: 'The platform does not take these bets; nothing was placed.' },
        failed: { tags: 'failed', description: 'The attempt failed, and nothing was placed.' },
      },
    },
    checking: {
      description: 'The slip is looked at before anything is sent; numbers that make a bet count with it.',
      always: [
        { guard: 'isEmpty', target: 'composing.empty' },
        { guard: 'isOffLimits', target: 'composing.offLimits' },
        { target: 'placing' },
      ],
    },
    placing: {
      description: 'Numbers that make a bet are put on the slip, and its bets are being placed.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['addLine', 'makeIntent', 'noteIntent'],
      invoke: {
        id: 'placeBets',
        src: 'placeBets',
        input: ({ context }) => ({ intent: context.pending }),
        onDone: answerArms,
        onError: [
          {
            guard: { type: 'isOpenEnd', params: failureIn },
            target: 'unsure',
            actions: { type: 'keepFailure', params: failureIn },
          },
          {
            target: 'composing.failed',
            actions: [{ type: 'keepFailure', params: failureIn }, 'forgetNote', 'forgetIntent'],
          },
        ],
      },
    },
    unsure: {
      description: 'Nobody knows whether the bets were placed; the platform is asked what became of them.',
      tags: ['busy', 'moneyUnderWay'],
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The platform is asked again in a moment.',
          on: { 'slip.ask': 'asking' },
          after: { untilNextLook: 'asking' },
        },
        asking: {
          description:
            'The same slip is sent with the same key, which places it once and tells what became of it.',
          invoke: {
            id: 'placeAgain',
            src: 'placeBets',
            input: ({ context }) => ({ intent: context.pending }),
            onDone: answerArms,
            onError: [
              {
                guard: { type: 'isNothing', params: failureIn },
                target: '#lotterySlip.composing.failed',
                actions: [{ type: 'keepFailure', params: failureIn }, 'forgetNote', 'forgetIntent'],
              },
              { target: 'waiting', actions: { type: 'keepFailure', params: failureIn } },
            ],
          },
        },
      },
    },
    late: {
      description:
        'The draw that the slip was for takes no more bets; nothing was placed, and the bets are kept.',
      initial: 'waiting',
      on: { 'slip.back': 'composing' },
      states: {
        offered: {
          description: 'The next draw is offered for the same bets.',
          on: { 'slip.next': '#lotterySlip.checking' },
        },
        waiting: {
          description: 'The next draw is not known yet.',
          on: { 'draw.turn': { target: 'offered', actions: { type: 'followDraw', params: turned } } },
        },
      },
    },
    placed: {
      description: 'The bets are placed, and the ticket is shown.',
      on: { 'slip.another': { target: 'composing', actions: 'forgetReceipt' } },
    },
  },
})
