import { assign, setup } from 'xstate'
import type { DuelPick } from '#domain/play/duel-odds.ts'
import type { Played } from '#protocol/play/play.ts'
import { askingStates, openGameWith, placeBetWith, unreachable } from '../play/bet-states.ts'
import { nextStake } from '../play/next-stake.ts'
import { afterOpened, afterPolled, afterRefused, type ShownInput } from '../play/shown-bet.ts'
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
import { afterDuel, type DuelContext, hasMoreExchanges, startContext, withDuelBet } from './duel-context.ts'

/** Time between exchanges in ms, for animated and reduced motion. */
const EXCHANGE = { moving: 1_000, still: 550 }

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
    target: '#duelRound.showing',
    actions: { type: 'keepRound', params: answerOf },
  },
  { guard: { type: 'isClosed', params: answerOf }, target: '#duelRound.closed', actions: keepRefusal },
  { guard: { type: 'isOutdated', params: answerOf }, target: '#duelRound.opening', actions: keepRefusal },
  { target: '#duelRound.ready', actions: keepRefusal },
] as const

/**
 * One player's duel. The bet is retried with the same idempotency key until a response arrives. The response
 * contains all exchanges, which the page then shows one by one. A reloaded page shows them again from the
 * start.
 */
export const duelRoundMachine = setup({
  types: {
    input: {} as ShownInput,
    context: {} as DuelContext,
    events: {} as
      | { type: 'round.start' }
      | { type: 'pick.choose'; pick: DuelPick }
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
    isPlayed: (_, played: Answer<Played>) => played.ok && played.value.round.engine === 'duel',
    isClosed: (_, played: Answer<Played>) =>
      !played.ok && played.refusal.code !== 'play.short' && played.refusal.code !== 'play.stake',
    isOutdated: (_, played: Answer<Played>) => !played.ok && played.refusal.code === 'play.stake',
    isAffordable: ({ context }) => context.balance >= context.stake,
    hasMoreExchanges: ({ context }) => hasMoreExchanges(context),
  },
  actions: {
    keepOpening: assign(({ context }, opened: Answer<Opening>) => afterOpened(context, opened)),
    keepRefusedOpening: assign({
      refusal: (_, opened: Answer<Opening>) => (opened.ok ? null : opened.refusal),
    }),
    prepareBet: assign(({ context }) => withDuelBet(context)),
    keepRound: assign(({ context }, played: Answer<Played>) => afterDuel(context, played)),
    keepRefusal: assign(({ context }, played: Answer<Played>) => afterRefused(context, played)),
    keepPolled: assign((_, polled: PolledGame) => afterPolled(polled)),
    forgetBet: ({ context }) => context.vendor.forgetBet(),
    showNext: assign({ shown: ({ context }) => context.shown + 1 }),
    showAll: assign({ shown: ({ context }) => context.round?.exchanges.length ?? 0 }),
    payShown: assign({ balance: ({ context }) => context.balance + (context.round?.payout ?? 0) }),
    choosePick: assign({ pick: (_, pick: DuelPick) => pick, refusal: null }),
    changeStake: assign({
      stake: ({ context }, by: number) => nextStake(context.game?.stakes ?? [], context.stake, by),
      refusal: null,
    }),
    toggleMotion: assign({ isStill: ({ context }) => !context.isStill }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: {
    untilRetry: ({ context }) => waitAfter(context.failures),
    untilNextExchange: ({ context }) => (context.isStill ? EXCHANGE.still : EXCHANGE.moving),
  },
}).createMachine({
  id: 'duelRound',
  description: 'Runs a player’s duels, from the bet to the payout. No bet is lost or placed twice.',
  context: ({ input }) => startContext(input),
  initial: 'opening',
  on: { 'motion.toggle': { actions: 'toggleMotion' } },
  states: {
    opening: {
      description: 'The game, the balance and the next duel are loading.',
      invoke: openGameWith(afterOpening),
    },
    unreachable,
    closed: {
      description: 'The game is not available. The page shows the reason, and the player can try again.',
      on: { 'game.retry': 'opening' },
    },
    ready: {
      description: 'The player sees the odds and chooses a side and a stake.',
      invoke: {
        id: 'watchGame',
        src: 'watchGame',
        input: ({ context }) => ({ vendor: context.vendor, openRound: null }),
      },
      on: {
        'game.polled': { actions: { type: 'keepPolled', params: polledOf } },
        'round.start': { guard: 'isAffordable', target: 'betting' },
        'pick.choose': { actions: { type: 'choosePick', params: ({ event }) => event.pick } },
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
      description: 'The duel is decided and shown round by round. The player can skip to the end.',
      tags: 'underway',
      on: { 'show.skip': { target: 'ready', actions: ['showAll', 'payShown', 'forgetBet'] } },
      after: {
        untilNextExchange: [
          { guard: 'hasMoreExchanges', target: 'showing', reenter: true, actions: 'showNext' },
          { target: 'ready', actions: ['payShown', 'forgetBet'] },
        ],
      },
    },
  },
})
