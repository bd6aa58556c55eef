import { assign, type DoneActorEvent, raise, setup } from 'xstate'
import type { DrawsNow, LotteryRequest, OpenedLottery } from '#api/play/lottery.ts'
import { callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { LotteryDraw } from '#protocol/play/lottery-draws.ts'
import {
  createDrawContext,
  type DrawContext,
  drawsIn,
  gameIn,
  untilLock,
  untilNextRefresh,
} from './lottery-draw.logic.ts'

/** Ms between polls when nothing is due, during settlement, and after a failed poll. */
const LOOK = { usual: 15_000, settling: 1_500 }
const LOOK_AGAIN = 3_000

const opened = ({ event }: { event: DoneActorEvent<OpenedLottery> }) => event.output
const draws = ({ event }: { event: DoneActorEvent<DrawsNow> }) => event.output
const hasOpenedAs = <Outcome extends OpenedLottery['outcome']>(outcome: Outcome) =>
  ({
    type: 'hasOpenedAs',
    params: ({ event }: { event: DoneActorEvent<OpenedLottery> }) => ({ opened: event.output, outcome }),
  }) as const
const isPreviousState = <State extends LotteryDraw['state']>(state: State) =>
  ({ type: 'isPreviousState', params: { state } }) as const

/**
 * A lottery's draws (LOTT-03), by the platform's clock: a draw takes bets until its lock, then the next one
 * takes over while its numbers and settlement are awaited.
 */
export const lotteryDrawMachine = setup({
  types: {
    input: {} as LotteryRequest,
    context: {} as DrawContext,
    events: {} as { type: 'draw.look' } | { type: 'draw.retry' } | { type: 'draws.read' },
    tags: {} as 'busy' | 'failed' | 'following',
    children: {} as { openLottery: 'openLottery'; readDraws: 'readDraws'; lookAtDraws: 'readDraws' },
  },
  actors: {
    openLottery: providedCall<OpenedLottery, LotteryRequest>(),
    readDraws: providedCall<DrawsNow, { gameCode: string }>(),
  },
  guards: {
    hasOpenedAs: (_, { opened, outcome }: { opened: OpenedLottery; outcome: OpenedLottery['outcome'] }) =>
      opened.outcome === outcome,
    isTakingBets: ({ context }) => context.isTakingBets,
    isFirst: ({ context }) => context.previous === null,
    isPreviousState: ({ context }, { state }: { state: LotteryDraw['state'] }) =>
      context.previous?.state === state,
  },
  actions: {
    setGame: assign({ game: (_, found: OpenedLottery) => gameIn(found), failure: null }),
    setClosed: assign({
      closedUntil: (_, found: OpenedLottery) => (found.outcome === 'closed' ? found.until : null),
    }),
    setDraws: assign((_, draws: DrawsNow) => drawsIn(draws, Date.now())),
    raiseRead: raise({ type: 'draws.read' }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
  delays: {
    untilLock: ({ context }) => untilLock(context),
    untilNextRefresh: ({ context }) => untilNextRefresh(context, LOOK),
    untilLookedAgain: LOOK_AGAIN,
  },
}).createMachine({
  id: 'lotteryDraw',
  description:
    'Shows how far the draws of a lottery are, by the platform’s clock: until when bets are taken, and what was drawn before.',
  context: ({ input }) => createDrawContext(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The lottery is looked for and opened for the member.',
      tags: 'busy',
      invoke: {
        id: 'openLottery',
        src: 'openLottery',
        input: ({ context: { gameCode, view, from } }) => ({ gameCode, view, from }),
        onDone: [
          {
            guard: hasOpenedAs('opened'),
            target: 'reading',
            actions: { type: 'setGame', params: opened },
          },
          {
            guard: hasOpenedAs('closed'),
            target: 'closed',
            actions: [
              { type: 'setGame', params: opened },
              { type: 'setClosed', params: opened },
            ],
          },
          { guard: hasOpenedAs('trial'), target: 'trial', actions: { type: 'setGame', params: opened } },
          { target: 'unknown' },
        ],
        onError: { target: 'openFailed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    openFailed: {
      description: 'The lottery could not be opened; it may be tried again.',
      tags: 'failed',
      on: { 'draw.retry': 'opening' },
    },
    unknown: {
      description: 'There is no such lottery, or none any more; the others are shown.',
      type: 'final',
    },
    closed: {
      description: 'The vendor is closed for now.',
      on: { 'draw.retry': 'opening' },
    },
    trial: {
      description: 'Lotteries are played for real money alone, so a trial player is asked to register.',
      type: 'final',
    },
    reading: {
      description: 'The draws are read for the first time.',
      tags: 'busy',
      invoke: {
        id: 'readDraws',
        src: 'readDraws',
        input: ({ context: { gameCode } }) => ({ gameCode }),
        onDone: { target: 'following', actions: { type: 'setDraws', params: draws } },
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    loadFailed: {
      description: 'The draws could not be read; it may be tried again.',
      tags: 'failed',
      on: { 'draw.retry': 'reading' },
    },
    following: {
      description: 'The draws are known and followed.',
      tags: 'following',
      type: 'parallel',
      states: {
        betting: {
          description: 'Whether the current draw takes bets.',
          initial: 'routing',
          on: { 'draws.read': '.routing' },
          states: {
            routing: {
              description: 'The platform’s clock decides.',
              always: [{ guard: 'isTakingBets', target: 'open' }, { target: 'locked' }],
            },
            open: {
              description: 'Bets are taken until the countdown is over.',
              after: { untilLock: 'locked' },
            },
            locked: { description: 'No bet is taken any more; the next draw is about to be known.' },
          },
        },
        result: {
          description: 'How far the draw before is.',
          initial: 'routing',
          on: { 'draws.read': '.routing' },
          states: {
            routing: {
              description: 'What the platform said of it decides.',
              always: [
                { guard: 'isFirst', target: 'none' },
                { guard: isPreviousState('settled'), target: 'settled' },
                { guard: isPreviousState('drawn'), target: 'drawn' },
                { guard: isPreviousState('void'), target: 'void' },
                { target: 'awaited' },
              ],
            },
            none: { description: 'There was no draw before.' },
            awaited: { description: 'It is locked, and its numbers are waited for.' },
            drawn: { description: 'Its numbers are there, and its tickets are being settled.' },
            settled: { description: 'Its numbers are there, and whatever won is paid.' },
            void: { description: 'It was called off, and every stake is given back.' },
          },
        },
        line: {
          description: 'How fresh all that is.',
          initial: 'idle',
          states: {
            idle: {
              description: 'Nothing is due; the platform is asked when something is, and now and then.',
              on: { 'draw.look': 'reloading' },
              after: { untilNextRefresh: 'reloading' },
            },
            reloading: {
              description: 'The platform is asked how far the draws are.',
              invoke: {
                id: 'lookAtDraws',
                src: 'readDraws',
                input: ({ context: { gameCode } }) => ({ gameCode }),
                onDone: {
                  target: 'idle',
                  actions: [{ type: 'setDraws', params: draws }, 'raiseRead'],
                },
                onError: { target: 'reloadFailed', actions: { type: 'setFailure', params: errorOf } },
              },
            },
            reloadFailed: {
              description:
                'The platform did not answer; what is shown may be old, and it is asked again in a moment.',
              on: { 'draw.look': 'reloading' },
              after: { untilLookedAgain: 'reloading' },
            },
          },
        },
      },
    },
  },
})
