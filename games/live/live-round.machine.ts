import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate'
import type { LiveSpot } from '#domain/play/live-odds.ts'
import type { Played } from '#protocol/play/play.ts'
import type { LiveTable } from '#protocol/play/play-live.ts'
import { nextStake } from '../play/next-stake.ts'
import type { Answer, Opening, Vendor } from '../play/vendor.ts'
import { answerOf, openGame, openingOf, placeBet } from '../play/vendor-actors.ts'
import { waitAfter } from '../play/wait-after.ts'
import {
  afterOpened,
  afterPlaced,
  afterRefused,
  afterTable,
  type LiveContext,
  type LiveInput,
  startContext,
  withBet,
} from './live-context.ts'

type TableAnswer = Answer<LiveTable>

const lookAtTable = fromPromise<TableAnswer, { vendor: Vendor }>(({ input, signal }) =>
  input.vendor.table(signal),
)
const tableAnswerOf = ({ event }: { event: DoneActorEvent<TableAnswer> }) => event.output
const isIn = <Name extends string>(type: Name) => ({ type, params: tableAnswerOf }) as const
const keepTable = { type: 'keepTable', params: tableAnswerOf } as const
const keepOpening = { type: 'keepOpening', params: openingOf } as const

const afterPlace = [
  {
    guard: { type: 'isPlaced', params: answerOf },
    target: 'none',
    actions: [{ type: 'keepPlaced', params: answerOf }, 'forgetBet'],
  },
  {
    guard: { type: 'isClosed', params: answerOf },
    target: '#liveRound.seat.closed',
    actions: { type: 'keepRefusal', params: answerOf },
  },
  { target: 'none', actions: { type: 'keepRefusal', params: answerOf } },
] as const

const vendorOnly = ({ context }: { context: LiveContext }) => ({ vendor: context.vendor })
const vendorAndBet = ({ context }: { context: LiveContext }) => ({
  vendor: context.vendor,
  intent: context.intent,
})

/**
 * A seat at a live table. The platform's clock drives the rounds, whether or not this page is open. The page
 * polls at the end of each phase, so it recovers after a reload, a lost connection or sleep. Bets are retried
 * until their outcome is known.
 */
export const liveRoundMachine = setup({
  types: {
    input: {} as LiveInput,
    context: {} as LiveContext,
    events: {} as
      | { type: 'bet.place'; spot: LiveSpot }
      | { type: 'stake.change'; by: -1 | 1 }
      | { type: 'motion.toggle' }
      | { type: 'game.retry' },
  },
  actors: { openGame, placeBet, lookAtTable },
  guards: {
    isRefusedOpening: (_, opened: Answer<Opening>) => !opened.ok,
    hasPendingBet: (_, opened: Answer<Opening>) => opened.ok && opened.value.pending !== null,
    isPlaced: (_, played: Answer<Played>) => played.ok,
    isClosed: (_, played: Answer<Played>) =>
      !played.ok && ['play.ended', 'play.siteClosed', 'play.vendorClosed'].includes(played.refusal.code),
    isRefused: (_, answer: TableAnswer) => !answer.ok,
    isBetting: (_, answer: TableAnswer) => answer.ok && answer.value.phase === 'betting',
    isLocked: (_, answer: TableAnswer) => answer.ok && answer.value.phase === 'locked',
    isDrawing: (_, answer: TableAnswer) => answer.ok && answer.value.phase === 'drawing',
    mayBet: ({ context: { table, balance, stake } }) => table?.phase === 'betting' && balance >= stake,
    wantsCalm: ({ context }) => context.isCalm,
  },
  actions: {
    keepOpening: assign(({ context }, opened: Answer<Opening>) => afterOpened(context, opened)),
    keepRefusedOpening: assign({
      refusal: (_, opened: Answer<Opening>) => (opened.ok ? null : opened.refusal),
    }),
    keepTable: assign(({ context }, answer: TableAnswer) => afterTable(context, answer)),
    keepRefusedLook: assign({ refusal: (_, answer: TableAnswer) => (answer.ok ? null : answer.refusal) }),
    prepareBet: assign(({ context }, spot: LiveSpot) => withBet(context, spot)),
    keepPlaced: assign(({ context }, played: Answer<Played>) => afterPlaced(context, played)),
    keepRefusal: assign(({ context }, played: Answer<Played>) => afterRefused(context, played)),
    forgetBet: ({ context }) => context.vendor.forgetBet(),
    changeStake: assign({
      stake: ({ context }, by: number) => nextStake(context.game?.stakes ?? [], context.stake, by),
      refusal: null,
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: {
    untilRetry: ({ context }) => waitAfter(context.failures),
    untilNext: ({ context }) => context.table?.left ?? 0,
  },
}).createMachine({
  id: 'liveRound',
  description:
    'Keeps a player’s seat at a shared live table. Rounds follow the server’s clock, and no bet is lost or placed twice.',
  context: ({ input }) => startContext(input),
  type: 'parallel',
  states: {
    motion: {
      description: 'Whether the table is animated.',
      initial: 'asking',
      states: {
        asking: {
          description: 'The page checks whether the player prefers reduced motion.',
          always: [{ guard: 'wantsCalm', target: 'still' }, { target: 'moving' }],
        },
        moving: { description: 'The table is animated.', on: { 'motion.toggle': 'still' } },
        still: {
          description: 'The table is still and shows results without animation.',
          on: { 'motion.toggle': 'moving' },
        },
      },
    },
    seat: {
      description: 'The player’s connection to the table.',
      initial: 'opening',
      states: {
        opening: {
          description: 'The game and the balance are loading.',
          invoke: {
            id: 'openGame',
            src: 'openGame',
            input: vendorOnly,
            onDone: [
              {
                guard: { type: 'isRefusedOpening', params: openingOf },
                target: 'closed',
                actions: { type: 'keepRefusedOpening', params: openingOf },
              },
              {
                guard: { type: 'hasPendingBet', params: openingOf },
                target: '#liveRound.seat.seated.bet.asking',
                actions: keepOpening,
              },
              { target: 'seated', actions: keepOpening },
            ],
            onError: { target: 'unreachable', actions: 'countFailure' },
          },
        },
        unreachable: {
          description:
            'The provider did not respond. The page tries again automatically, after a longer wait each time.',
          on: { 'game.retry': 'opening' },
          after: { untilRetry: 'opening' },
        },
        closed: {
          description: 'The game is not available. The page shows the reason, and the player can try again.',
          on: { 'game.retry': 'opening' },
        },
        seated: {
          description: 'The player is at the table.',
          type: 'parallel',
          on: {
            'stake.change': { actions: { type: 'changeStake', params: ({ event }) => event.by } },
          },
          states: {
            round: {
              description: 'The phase of the shared round.',
              initial: 'looking',
              states: {
                looking: {
                  description: 'The state of the table is loading.',
                  invoke: {
                    id: 'lookAtTable',
                    src: 'lookAtTable',
                    input: vendorOnly,
                    onDone: [
                      {
                        guard: isIn('isRefused'),
                        target: '#liveRound.seat.closed',
                        actions: { type: 'keepRefusedLook', params: tableAnswerOf },
                      },
                      { guard: isIn('isBetting'), target: 'betting', actions: keepTable },
                      { guard: isIn('isLocked'), target: 'locked', actions: keepTable },
                      { guard: isIn('isDrawing'), target: 'drawing', actions: keepTable },
                      { target: 'shown', actions: keepTable },
                    ],
                    onError: { target: 'unseen', actions: 'countFailure' },
                  },
                },
                unseen: {
                  description:
                    'The table could not be loaded. The page tries again automatically, after a longer wait each time.',
                  tags: 'unsure',
                  on: { 'game.retry': 'looking' },
                  after: { untilRetry: 'looking' },
                },
                betting: {
                  description: 'Bets are accepted until the time is up.',
                  after: { untilNext: 'looking' },
                },
                locked: {
                  description: 'Bets are closed. The result is not shown yet.',
                  after: { untilNext: 'looking' },
                },
                drawing: {
                  description: 'The wheel spins, or the cards are revealed.',
                  after: { untilNext: 'looking' },
                },
                shown: {
                  description: 'The result is shown and winning bets are paid.',
                  after: { untilNext: 'looking' },
                },
              },
            },
            bet: {
              description: 'The player’s latest bet.',
              initial: 'none',
              states: {
                none: {
                  description: 'No bet is being placed.',
                  on: {
                    'bet.place': {
                      guard: 'mayBet',
                      target: 'placing',
                      actions: { type: 'prepareBet', params: ({ event }) => event.spot },
                    },
                  },
                },
                placing: {
                  description: 'The bet is being placed.',
                  tags: 'pending',
                  invoke: {
                    id: 'placeBet',
                    src: 'placeBet',
                    input: vendorAndBet,
                    onDone: afterPlace,
                    onError: { target: 'askingSoon', actions: 'countFailure' },
                  },
                },
                asking: {
                  description:
                    'The page sends the same bet again to learn whether it was placed. It is never placed twice.',
                  tags: 'unsure',
                  invoke: {
                    id: 'askBet',
                    src: 'placeBet',
                    input: vendorAndBet,
                    onDone: afterPlace,
                    onError: { target: 'askingSoon', actions: 'countFailure' },
                  },
                },
                askingSoon: {
                  description: 'The page waits briefly before it checks the bet again.',
                  tags: 'unsure',
                  on: { 'game.retry': 'asking' },
                  after: { untilRetry: 'asking' },
                },
              },
            },
          },
        },
      },
    },
  },
})
