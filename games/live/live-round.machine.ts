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
 * A seat at a live table. Its rounds follow the platform's clock, with or without this page. The page polls
 * at the end of each phase, so it recovers after a reload, a lost connection or sleep. Bets are retried until
 * their outcome is known.
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
    'Keeps a player’s seat at a table whose rounds all share: betting, the lock, the draw and the pay-out follow the platform’s clock, and no bet is lost or made twice.',
  context: ({ input }) => startContext(input),
  type: 'parallel',
  states: {
    motion: {
      description: 'Whether the picture of the table moves.',
      initial: 'asking',
      states: {
        asking: {
          description: 'It is looked up whether the player’s system asks for calm.',
          always: [{ guard: 'wantsCalm', target: 'still' }, { target: 'moving' }],
        },
        moving: { description: 'The table moves.', on: { 'motion.toggle': 'still' } },
        still: {
          description: 'The table stands still and shows what was drawn without a turn.',
          on: { 'motion.toggle': 'moving' },
        },
      },
    },
    seat: {
      description: 'The way to the table, and the seat at it.',
      initial: 'opening',
      states: {
        opening: {
          description: 'The vendor is asked for the game and the balance.',
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
          description: 'The vendor did not answer; it is asked again by itself, later each time.',
          on: { 'game.retry': 'opening' },
          after: { untilRetry: 'opening' },
        },
        closed: {
          description: 'Nothing more can be played from here, and the page says why.',
          on: { 'game.retry': 'opening' },
        },
        seated: {
          description: 'The player sits at the table.',
          type: 'parallel',
          on: {
            'stake.change': { actions: { type: 'changeStake', params: ({ event }) => event.by } },
          },
          states: {
            round: {
              description: 'How far the round is that everybody sees.',
              initial: 'looking',
              states: {
                looking: {
                  description: 'The vendor is asked how the table stands.',
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
                    'The table cannot be seen just now; it is looked at again by itself, later each time.',
                  tags: 'unsure',
                  on: { 'game.retry': 'looking' },
                  after: { untilRetry: 'looking' },
                },
                betting: {
                  description: 'Bets are taken until the time is up.',
                  after: { untilNext: 'looking' },
                },
                locked: {
                  description: 'No more bets; what comes is not shown yet.',
                  after: { untilNext: 'looking' },
                },
                drawing: {
                  description: 'The wheel turns, or the cards are laid open.',
                  after: { untilNext: 'looking' },
                },
                shown: {
                  description: 'Everybody sees what came, and winning bets are paid.',
                  after: { untilNext: 'looking' },
                },
              },
            },
            bet: {
              description: 'The player’s newest bet.',
              initial: 'none',
              states: {
                none: {
                  description: 'No bet is on its way.',
                  on: {
                    'bet.place': {
                      guard: 'mayBet',
                      target: 'placing',
                      actions: { type: 'prepareBet', params: ({ event }) => event.spot },
                    },
                  },
                },
                placing: {
                  description: 'The bet is on its way.',
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
                  description: 'The vendor is asked about the same bet once more; it is never made twice.',
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
                  description: 'There is a short wait before the bet is asked about again.',
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
