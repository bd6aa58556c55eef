import { assign, setup } from 'xstate'
import { FIELD_CELLS } from '#domain/play/mines-odds.ts'
import type { Played, PlayRound } from '#protocol/play/play.ts'
import { openGameWith, unreachable } from '../play/bet-states.ts'
import { nextStake } from '../play/next-stake.ts'
import type { Answer, Opening, PolledGame, Vendor } from '../play/vendor.ts'
import {
  answerOf,
  openGame,
  openingOf,
  type PolledEvent,
  placeBet,
  polledOf,
  takeStep,
  watchGame,
} from '../play/vendor-actors.ts'
import { waitAfter } from '../play/wait-after.ts'
import {
  afterOpened,
  afterPlayed,
  afterPolled,
  afterRefused,
  type MinesContext,
  playedOf,
  type Step,
  startContext,
  withBet,
} from './mines-context.ts'

const playedRoundOf = (done: Parameters<typeof answerOf>[0]) => playedOf(answerOf(done))?.round ?? null
const polledRoundOf = (looked: Parameters<typeof polledOf>[0]) => polledOf(looked).round
const keepPlayed = [{ type: 'keepPlayed', params: answerOf }, 'forgetBet'] as const
const keepRefusal = { type: 'keepRefusal', params: answerOf } as const
const keepOpening = { type: 'keepOpening', params: openingOf } as const
const keepPolled = { type: 'keepPolled', params: polledOf } as const
const isClosed = { type: 'isClosed', params: answerOf } as const
const isPlayed = <Name extends string>(type: Name) => ({ type, params: playedRoundOf }) as const
const isPolled = <Name extends string>(type: Name) => ({ type, params: polledRoundOf }) as const

const afterOpening = [
  {
    guard: { type: 'isRefusedOpening', params: openingOf },
    target: 'closed',
    actions: { type: 'keepRefusedOpening', params: openingOf },
  },
  { guard: { type: 'hasPendingBet', params: openingOf }, target: 'asking.bet', actions: keepOpening },
  { guard: { type: 'hasUnfinished', params: openingOf }, target: 'playing', actions: keepOpening },
  { target: 'choosing', actions: keepOpening },
] as const

const afterPlay = [
  { guard: isPlayed('isOpen'), target: '#minesRound.playing', actions: keepPlayed },
  { guard: isPlayed('isLost'), target: '#minesRound.over.lost', actions: keepPlayed },
  { guard: isPlayed('isWon'), target: '#minesRound.over.won', actions: keepPlayed },
  { guard: isClosed, target: '#minesRound.closed', actions: keepRefusal },
  { target: '#minesRound.choosing', actions: keepRefusal },
] as const

/** While no request is running, reads changes from other tabs whenever the page becomes visible. */
const watching = {
  id: 'watchGame',
  src: 'watchGame',
  input: ({ context: { vendor, round } }: { context: MinesContext }) => ({
    vendor,
    openRound: round?.payout === null ? round.id : null,
  }),
} as const
const afterLook = [
  { guard: isPolled('isOpen'), target: '#minesRound.playing', reenter: true, actions: keepPolled },
  { guard: isPolled('isLost'), target: '#minesRound.over.lost', actions: keepPolled },
  { guard: isPolled('isWon'), target: '#minesRound.over.won', actions: keepPolled },
  { actions: keepPolled },
] as const

const vendorAndBet = ({ context }: { context: MinesContext }) => ({
  vendor: context.vendor,
  intent: context.intent,
})
const vendorAndStep = ({ context }: { context: MinesContext }) => ({
  vendor: context.vendor,
  roundId: context.round?.id ?? '',
  step: context.step,
})

/**
 * One player's minefield. Bets have idempotency keys, and repeating a step is safe. A request without a
 * response is retried until its outcome is known.
 */
export const minesRoundMachine = setup({
  types: {
    input: {} as { vendor: Vendor },
    context: {} as MinesContext,
    events: {} as
      | { type: 'round.start' }
      | { type: 'cell.open'; cell: number }
      | { type: 'round.cashOut' }
      | { type: 'stake.change'; by: -1 | 1 }
      | { type: 'mines.change'; mines: number }
      | { type: 'game.retry' }
      | PolledEvent,
  },
  actors: { openGame, placeBet, takeStep, watchGame },
  guards: {
    isRefusedOpening: (_, opened: Answer<Opening>) => !opened.ok,
    hasPendingBet: (_, opened: Answer<Opening>) => opened.ok && opened.value.pending !== null,
    hasUnfinished: (_, opened: Answer<Opening>) => opened.ok && opened.value.game.unfinished !== null,
    isOpen: (_, round: PlayRound | null) => round?.payout === null,
    isLost: (_, round: PlayRound | null) => round?.payout === 0,
    isWon: (_, round: PlayRound | null) => (round?.payout ?? 0) > 0,
    isClosed: (_, played: Answer<Played>) =>
      !played.ok && ['play.ended', 'play.siteClosed', 'play.vendorClosed'].includes(played.refusal.code),
    isAffordable: ({ context }) => context.balance >= context.stake,
    isCovered: ({ context }, cell: number) =>
      Number.isInteger(cell) && cell >= 0 && cell < FIELD_CELLS && !context.round?.opened.includes(cell),
    hasOpened: ({ context }) => (context.round?.opened.length ?? 0) > 0,
  },
  actions: {
    keepOpening: assign(({ context }, opened: Answer<Opening>) => afterOpened(context, opened)),
    keepRefusedOpening: assign({
      refusal: (_, opened: Answer<Opening>) => (opened.ok ? null : opened.refusal),
    }),
    prepareBet: assign(({ context }) => withBet(context)),
    keepPlayed: assign(({ context }, played: Answer<Played>) => afterPlayed(context, played)),
    keepRefusal: assign(({ context }, played: Answer<Played>) => afterRefused(context, played)),
    keepPolled: assign((_, polled: PolledGame) => afterPolled(polled)),
    forgetBet: ({ context }) => context.vendor.forgetBet(),
    chooseCell: assign({ step: (_, cell: number): Step => ({ kind: 'reveal', cell }), failures: 0 }),
    chooseCashOut: assign({ step: (): Step => ({ kind: 'cashOut' }), failures: 0 }),
    changeStake: assign({
      stake: ({ context }, by: number) => nextStake(context.game?.stakes ?? [], context.stake, by),
      refusal: null,
    }),
    changeMines: assign({ mines: (_, mines: number) => Math.max(1, Math.min(FIELD_CELLS - 1, mines)) }),
    clearTable: assign({ round: null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: { untilRetry: ({ context }) => waitAfter(context.failures) },
}).createMachine({
  id: 'minesRound',
  description:
    'Runs a player’s rounds of Mines, from the bet to the cash-out or a mine. No bet is lost or placed twice.',
  context: ({ input }) => startContext(input.vendor),
  initial: 'opening',
  states: {
    opening: {
      description: 'The game, the balance and any open round are loading.',
      invoke: openGameWith(afterOpening),
    },
    unreachable,
    closed: {
      description: 'The game is not available. The page shows the reason, and the player can try again.',
      on: { 'game.retry': 'opening' },
    },
    choosing: {
      description: 'The player chooses the stake and the number of mines.',
      invoke: watching,
      on: {
        'game.polled': afterLook,
        'round.start': { guard: 'isAffordable', target: 'betting' },
        'stake.change': { actions: { type: 'changeStake', params: ({ event }) => event.by } },
        'mines.change': { actions: { type: 'changeMines', params: ({ event }) => event.mines } },
      },
    },
    betting: {
      description: 'The bet is being placed.',
      tags: 'pending',
      entry: 'prepareBet',
      invoke: {
        id: 'placeBet',
        src: 'placeBet',
        input: vendorAndBet,
        onDone: afterPlay,
        onError: { target: 'asking.betSoon', actions: 'countFailure' },
      },
    },
    playing: {
      description: 'The round is open. The player opens a cell or cashes out.',
      invoke: watching,
      on: {
        'game.polled': afterLook,
        'cell.open': {
          guard: { type: 'isCovered', params: ({ event }) => event.cell },
          target: 'stepping',
          actions: { type: 'chooseCell', params: ({ event }) => event.cell },
        },
        'round.cashOut': { guard: 'hasOpened', target: 'stepping', actions: 'chooseCashOut' },
      },
    },
    stepping: {
      description: 'The cell is being opened, or the cash-out is being paid.',
      tags: 'pending',
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: vendorAndStep,
        onDone: afterPlay,
        onError: { target: 'asking.stepSoon', actions: 'countFailure' },
      },
    },
    asking: {
      description: 'The provider did not respond. The page checks until the outcome is known.',
      tags: 'unsure',
      initial: 'bet',
      states: {
        bet: {
          description:
            'The page sends the same bet again to learn whether it was placed. It is never placed twice.',
          invoke: {
            id: 'askBet',
            src: 'placeBet',
            input: vendorAndBet,
            onDone: afterPlay,
            onError: { target: 'betSoon', actions: 'countFailure' },
          },
        },
        betSoon: {
          description: 'The page waits briefly before it checks the bet again.',
          on: { 'game.retry': 'bet' },
          after: { untilRetry: 'bet' },
        },
        step: {
          description: 'The page sends the same move again to learn its outcome. It is never made twice.',
          invoke: {
            id: 'askStep',
            src: 'takeStep',
            input: vendorAndStep,
            onDone: afterPlay,
            onError: { target: 'stepSoon', actions: 'countFailure' },
          },
        },
        stepSoon: {
          description: 'The page waits briefly before it checks the move again.',
          on: { 'game.retry': 'step' },
          after: { untilRetry: 'step' },
        },
      },
    },
    over: {
      description: 'The round is over and the whole field is shown.',
      initial: 'won',
      invoke: watching,
      on: {
        'game.polled': afterLook,
        'round.start': { guard: 'isAffordable', target: 'betting' },
        'stake.change': {
          target: 'choosing',
          actions: ['clearTable', { type: 'changeStake', params: ({ event }) => event.by }],
        },
        'mines.change': {
          target: 'choosing',
          actions: ['clearTable', { type: 'changeMines', params: ({ event }) => event.mines }],
        },
      },
      states: {
        won: { description: 'The player cashed out and was paid.' },
        lost: { description: 'The player hit a mine and lost the stake.' },
      },
    },
  },
})
