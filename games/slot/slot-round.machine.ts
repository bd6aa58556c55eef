import { assign, setup } from 'xstate'
import type { Played } from '#protocol/play/play.ts'
import { askingStates, openGameWith, placeBetWith, unreachable } from '../play/bet-states.ts'
import { nextStake } from '../play/next-stake.ts'
import type { Answer, Opening, PolledGame, Vendor } from '../play/vendor.ts'
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
  afterOpened,
  afterPlayed,
  afterPolled,
  afterRefused,
  type SlotContext,
  startContext,
  withBet,
} from './slot-context.ts'
import { celebrationOf, hasMoreSpins, spinOf } from './slot-show.ts'

const afterOpening = [
  {
    guard: { type: 'isRefusedOpening', params: openingOf },
    target: 'closed',
    actions: { type: 'keepRefusedOpening', params: openingOf },
  },
  {
    guard: { type: 'hasPendingBet', params: openingOf },
    target: 'asking',
    actions: { type: 'keepOpening', params: openingOf },
  },
  { target: 'ready', actions: { type: 'keepOpening', params: openingOf } },
] as const

const afterBet = [
  {
    guard: { type: 'isPlayed', params: answerOf },
    target: '#slotRound.showing',
    actions: { type: 'keepRound', params: answerOf },
  },
  {
    guard: { type: 'isClosed', params: answerOf },
    target: '#slotRound.closed',
    actions: { type: 'keepRefusal', params: answerOf },
  },
  { target: '#slotRound.ready', actions: [{ type: 'keepRefusal', params: answerOf }, 'stopAutoplay'] },
] as const

/**
 * One player's slot game. A bet without a response is retried with the same idempotency key until its outcome
 * is known. A round is decided before the page shows it. After a reload, the page requests the round again
 * and shows it.
 */
export const slotRoundMachine = setup({
  types: {
    input: {} as { vendor: Vendor },
    context: {} as SlotContext,
    events: {} as
      | { type: 'spin.start' }
      | { type: 'reels.stopped' }
      | { type: 'win.skip' }
      | { type: 'stake.change'; by: -1 | 1 }
      | { type: 'autoplay.start'; count: number }
      | { type: 'autoplay.stop' }
      | { type: 'quick.toggle' }
      | { type: 'game.retry' }
      | PolledEvent,
  },
  actors: { openGame, placeBet, watchGame },
  guards: {
    isRefusedOpening: (_, opened: Answer<Opening>) => !opened.ok,
    hasPendingBet: (_, opened: Answer<Opening>) => opened.ok && opened.value.pending !== null,
    isPlayed: (_, played: Answer<Played>) => played.ok && played.value.round.engine === 'slot',
    isClosed: (_, played: Answer<Played>) =>
      !played.ok && played.refusal.code !== 'play.short' && played.refusal.code !== 'play.stake',
    isAffordable: ({ context }) => context.balance >= context.stake,
    isAutoplaying: ({ context }) => context.autoplay > 0 && context.balance >= context.stake,
    hasMoreSpins: ({ context }) => hasMoreSpins(context),
  },
  actions: {
    keepOpening: assign((_, opened: Answer<Opening>) => afterOpened(opened)),
    keepRefusedOpening: assign({
      refusal: (_, opened: Answer<Opening>) => (opened.ok ? null : opened.refusal),
    }),
    prepareBet: assign(({ context }) => withBet(context)),
    keepRound: assign(({ context }, played: Answer<Played>) => afterPlayed(context, played)),
    keepRefusal: assign(({ context }, played: Answer<Played>) => afterRefused(context, played)),
    keepPolled: assign((_, polled: PolledGame) => afterPolled(polled)),
    forgetBet: ({ context }) => context.vendor.forgetBet(),
    payShown: assign({ balance: ({ context }) => context.balance + spinOf(context).amount }),
    showNext: assign({ shown: ({ context }) => context.shown + 1 }),
    changeStake: assign({
      stake: ({ context }, by: number) => nextStake(context.game?.stakes ?? [], context.stake, by),
      refusal: null,
    }),
    startAutoplay: assign({ autoplay: (_, count: number) => count }),
    countAutoplay: assign({ autoplay: ({ context }) => Math.max(0, context.autoplay - 1) }),
    stopAutoplay: assign({ autoplay: 0 }),
    toggleQuick: assign({ quick: ({ context }) => !context.quick }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: {
    untilRetry: ({ context }) => waitAfter(context.failures),
    untilCelebrated: ({ context }) => celebrationOf(context),
    untilNextRound: ({ context }) => (context.quick ? 150 : 450),
  },
}).createMachine({
  id: 'slotRound',
  description:
    'Runs a player’s rounds of a slot, from the bet to the payout. No bet is lost or placed twice.',
  context: ({ input }) => startContext(input.vendor),
  initial: 'opening',
  on: {
    'quick.toggle': { actions: 'toggleQuick' },
    'autoplay.stop': { actions: 'stopAutoplay' },
  },
  states: {
    opening: {
      description: 'The game, the balance and the rules are loading.',
      invoke: openGameWith(afterOpening),
    },
    unreachable,
    closed: {
      description: 'The game is not available. The page shows the reason, and the player can try again.',
      entry: 'stopAutoplay',
      on: { 'game.retry': 'opening' },
    },
    ready: {
      description: 'The reels are still. The player chooses the stake and spins.',
      invoke: {
        id: 'watchGame',
        src: 'watchGame',
        input: ({ context }) => ({ vendor: context.vendor, openRound: null }),
      },
      on: {
        'game.polled': { actions: { type: 'keepPolled', params: polledOf } },
        'spin.start': { guard: 'isAffordable', target: 'betting' },
        'stake.change': { actions: { type: 'changeStake', params: ({ event }) => event.by } },
        'autoplay.start': {
          guard: 'isAffordable',
          target: 'betting',
          actions: { type: 'startAutoplay', params: ({ event }) => event.count },
        },
      },
    },
    betting: {
      description: 'The bet is being placed and the reels spin.',
      tags: 'turning',
      entry: ['prepareBet', 'countAutoplay'],
      invoke: placeBetWith(afterBet),
    },
    asking: {
      description: 'The provider did not respond. The page checks until the outcome of the bet is known.',
      tags: 'unsure',
      initial: 'calling',
      states: askingStates(afterBet),
    },
    showing: {
      description: 'The result is known and shown spin by spin.',
      initial: 'stopping',
      states: {
        stopping: {
          description: 'The reels are stopping at the result.',
          tags: 'turning',
          on: {
            'reels.stopped': [
              { guard: 'hasMoreSpins', target: 'paying', actions: 'payShown' },
              {
                description: 'The last spin has stopped, so the whole result is shown.',
                target: 'paying',
                actions: ['payShown', 'forgetBet'],
              },
            ],
          },
        },
        paying: {
          description: 'The payout of the spin is shown. The player can skip this.',
          on: { 'win.skip': 'paid', 'spin.start': 'paid' },
          after: { untilCelebrated: 'paid' },
        },
        paid: {
          description:
            'The page chooses the next step: a free spin, the next autoplay round or the player’s turn.',
          always: [
            { guard: 'hasMoreSpins', target: 'stopping', actions: 'showNext' },
            { guard: 'isAutoplaying', target: '#slotRound.between' },
            { target: '#slotRound.ready', actions: 'stopAutoplay' },
          ],
        },
      },
    },
    between: {
      description: 'There is a short pause before autoplay places the next bet. The player can stop it.',
      on: { 'autoplay.stop': { target: 'ready', actions: 'stopAutoplay' } },
      after: { untilNextRound: 'betting' },
    },
  },
})
