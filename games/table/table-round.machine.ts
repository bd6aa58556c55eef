import { assign, setup } from 'xstate'
import type { DiceBet } from '#domain/play/dice-odds.ts'
import type { PlinkoBoard } from '#domain/play/plinko-odds.ts'
import type { RouletteSpot } from '#domain/play/roulette-odds.ts'
import type { Played } from '#protocol/play/play.ts'
import { askingStates, openGameWith, placeBetWith, unreachable } from '../play/bet-states.ts'
import { nextStake } from '../play/next-stake.ts'
import { afterPolled, afterRefused, type ShownInput } from '../play/shown-bet.ts'
import type { Answer, Opening, PolledGame } from '../play/vendor.ts'
import {
  answerOf,
  openGame,
  openingOf,
  type PolledEvent,
  placeBet,
  polledOf,
  watchGame,
} from '../play/vendor-actors.ts'
import { waitAfter } from '../play/wait-after.ts'
import {
  afterLanded,
  afterTableOpened,
  hasRoom,
  isAffordable,
  showingOf,
  startContext,
  type TableContext,
  withChip,
  withTableBet,
} from './table-context.ts'

const keepOpening = { type: 'keepOpening', params: openingOf } as const
const keepRefusal = { type: 'keepRefusal', params: answerOf } as const

const afterOpening = [
  {
    guard: { type: 'isRefusedOpening', params: openingOf },
    target: 'closed',
    actions: { type: 'keepRefusedOpening', params: openingOf },
  },
  { guard: { type: 'hasPendingBet', params: openingOf }, target: 'asking', actions: keepOpening },
  { target: 'ready', actions: keepOpening },
] as const

const afterBet = [
  {
    guard: { type: 'isPlayed', params: answerOf },
    target: '#tableRound.showing',
    actions: { type: 'keepRound', params: answerOf },
  },
  { guard: { type: 'isClosed', params: answerOf }, target: '#tableRound.closed', actions: keepRefusal },
  { target: '#tableRound.ready', actions: keepRefusal },
] as const

/**
 * One player's private table: roulette, dice or plinko. The bet is retried with the same idempotency key
 * until a response arrives. The response contains the result. Until it has been shown, a reloaded page shows
 * it again.
 */
export const tableRoundMachine = setup({
  types: {
    input: {} as ShownInput,
    context: {} as TableContext,
    events: {} as
      | { type: 'round.start' }
      | { type: 'chip.place'; spot: RouletteSpot }
      | { type: 'chip.undo' }
      | { type: 'chips.clear' }
      | { type: 'dice.choose'; dice: DiceBet }
      | { type: 'board.choose'; board: PlinkoBoard }
      | { type: 'stake.change'; by: -1 | 1 }
      | { type: 'show.skip' }
      | { type: 'motion.toggle' }
      | { type: 'game.retry' }
      | PolledEvent,
  },
  actors: { openGame, placeBet, watchGame },
  guards: {
    isRefusedOpening: (_, opened: Answer<Opening>) => !opened.ok,
    hasPendingBet: (_, opened: Answer<Opening>) => opened.ok && opened.value.pending !== null,
    isPlayed: (_, played: Answer<Played>) => played.ok && played.value.round.engine === 'table',
    isClosed: (_, played: Answer<Played>) =>
      !played.ok && played.refusal.code !== 'play.short' && played.refusal.code !== 'play.stake',
    isAffordable: ({ context }) => isAffordable(context),
    hasRoom: ({ context }) => hasRoom(context),
  },
  actions: {
    keepOpening: assign(({ context }, opened: Answer<Opening>) => afterTableOpened(context, opened)),
    keepRefusedOpening: assign({
      refusal: (_, opened: Answer<Opening>) => (opened.ok ? null : opened.refusal),
    }),
    prepareBet: assign(({ context }) => withTableBet(context)),
    keepRound: assign(({ context }, played: Answer<Played>) => afterLanded(context, played)),
    keepRefusal: assign(({ context }, played: Answer<Played>) => afterRefused(context, played)),
    keepPolled: assign((_, polled: PolledGame) => afterPolled(polled)),
    forgetBet: ({ context }) => context.vendor.forgetBet(),
    payShown: assign({ balance: ({ context }) => context.balance + (context.round?.payout ?? 0) }),
    placeChip: assign(({ context }, spot: RouletteSpot) => withChip(context, spot)),
    undoChip: assign({ chips: ({ context }) => context.chips.slice(0, -1), round: null }),
    clearChips: assign({ chips: [], round: null }),
    chooseDice: assign({ dice: (_, dice: DiceBet) => dice, round: null, refusal: null }),
    chooseBoard: assign({ plinko: (_, board: PlinkoBoard) => board, round: null, refusal: null }),
    changeStake: assign({
      stake: ({ context }, by: number) => nextStake(context.game?.stakes ?? [], context.stake, by),
      refusal: null,
    }),
    toggleMotion: assign({ isStill: ({ context }) => !context.isStill }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: {
    untilRetry: ({ context }) => waitAfter(context.failures),
    untilShown: ({ context }) => showingOf(context),
  },
}).createMachine({
  id: 'tableRound',
  description:
    'Runs a player’s rounds at a private table, from the bet to the payout. No bet is lost or placed twice.',
  context: ({ input }) => startContext(input),
  initial: 'opening',
  on: { 'motion.toggle': { actions: 'toggleMotion' } },
  states: {
    opening: {
      description: 'The game, the balance and the rules are loading.',
      invoke: openGameWith(afterOpening),
    },
    unreachable,
    closed: {
      description: 'The game is not available. The page shows the reason, and the player can try again.',
      on: { 'game.retry': 'opening' },
    },
    ready: {
      description: 'The player places chips on the table, or chooses the stake and a number or a board.',
      invoke: {
        id: 'watchGame',
        src: 'watchGame',
        input: ({ context }) => ({ vendor: context.vendor, openRound: null }),
      },
      on: {
        'game.polled': { actions: { type: 'keepPolled', params: polledOf } },
        'round.start': { guard: 'isAffordable', target: 'betting' },
        'chip.place': { guard: 'hasRoom', actions: { type: 'placeChip', params: ({ event }) => event.spot } },
        'chip.undo': { actions: 'undoChip' },
        'chips.clear': { actions: 'clearChips' },
        'dice.choose': { actions: { type: 'chooseDice', params: ({ event }) => event.dice } },
        'board.choose': { actions: { type: 'chooseBoard', params: ({ event }) => event.board } },
        'stake.change': { actions: { type: 'changeStake', params: ({ event }) => event.by } },
      },
    },
    betting: {
      description: 'The bet is being placed.',
      tags: 'underway',
      entry: 'prepareBet',
      invoke: placeBetWith(afterBet),
    },
    asking: {
      description: 'The provider did not respond. The page checks until the outcome of the bet is known.',
      tags: ['unsure', 'underway'],
      initial: 'calling',
      states: askingStates(afterBet),
    },
    showing: {
      description: 'The result is known and shown. The player can skip the animation.',
      tags: 'underway',
      on: { 'show.skip': { target: 'ready', actions: ['payShown', 'forgetBet'] } },
      after: { untilShown: { target: 'ready', actions: ['payShown', 'forgetBet'] } },
    },
  },
})
