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

/** Polling intervals in ms: normal, during settlement, and after a failed poll. */
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
 * A lottery's draws (LOTT-03), timed by the platform's clock. When a draw locks, the next one starts to take
 * bets, and the locked one is drawn and settled.
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
  description: 'Follows the draws of a lottery: the closing time of the bets and the previous results.',
  context: ({ input }) => createDrawContext(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The lottery is opening.',
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
      description: 'The lottery could not be opened. The player can try again.',
      tags: 'failed',
      on: { 'draw.retry': 'opening' },
    },
    unknown: {
      description: 'This lottery does not exist. The page lists the others.',
      type: 'final',
    },
    closed: {
      description: 'The provider is unavailable for now. The player can try again.',
      on: { 'draw.retry': 'opening' },
    },
    trial: {
      description: 'Lotteries are only for real-money accounts, so the demo player is asked to sign up.',
      type: 'final',
    },
    reading: {
      description: 'The draws are loading for the first time.',
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
      description: 'The draws could not be loaded. The player can try again.',
      tags: 'failed',
      on: { 'draw.retry': 'reading' },
    },
    following: {
      description: 'The draws are shown and kept up to date.',
      tags: 'following',
      type: 'parallel',
      states: {
        betting: {
          description: 'Whether the current draw accepts bets.',
          initial: 'routing',
          on: { 'draws.read': '.routing' },
          states: {
            routing: {
              description: 'The server’s clock decides whether bets are still accepted.',
              always: [{ guard: 'isTakingBets', target: 'open' }, { target: 'locked' }],
            },
            open: {
              description: 'Bets are accepted until the countdown ends.',
              after: { untilLock: 'locked' },
            },
            locked: { description: 'The current draw no longer accepts bets. The next draw is loading.' },
          },
        },
        result: {
          description: 'The result of the previous draw.',
          initial: 'routing',
          on: { 'draws.read': '.routing' },
          states: {
            routing: {
              description: 'The previous draw’s status decides which view appears.',
              always: [
                { guard: 'isFirst', target: 'none' },
                { guard: isPreviousState('settled'), target: 'settled' },
                { guard: isPreviousState('drawn'), target: 'drawn' },
                { guard: isPreviousState('void'), target: 'void' },
                { target: 'awaited' },
              ],
            },
            none: { description: 'There was no previous draw.' },
            awaited: { description: 'The previous draw is closed and its numbers are awaited.' },
            drawn: { description: 'The numbers are drawn and the tickets are being settled.' },
            settled: { description: 'The numbers are drawn and all winnings are paid.' },
            void: { description: 'The previous draw was cancelled and all stakes were refunded.' },
          },
        },
        line: {
          description: 'Whether the draws shown are up to date.',
          initial: 'idle',
          states: {
            idle: {
              description:
                'The draws are up to date. The page reloads them after a short wait, when a draw is due, or when the player asks.',
              on: { 'draw.look': 'reloading' },
              after: { untilNextRefresh: 'reloading' },
            },
            reloading: {
              description: 'The draws are reloading.',
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
                'The draws could not be reloaded and may be outdated. The page tries again after a short wait.',
              on: { 'draw.look': 'reloading' },
              after: { untilLookedAgain: 'reloading' },
            },
          },
        },
      },
    },
  },
})
