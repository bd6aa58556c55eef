import { assign, setup } from 'xstate'
import type { Played } from '#protocol/play/play.ts'
import { askingStates, openGameWith, placeBetWith, unreachable } from '../play/bet-states.ts'
import { nextStake } from '../play/next-stake.ts'
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
  afterOpened,
  afterPolled,
  afterRefused,
  type HuntContext,
  type HuntInput,
  mayFire,
  startContext,
  withShot,
} from './fish-context.ts'

const keepOpening = { type: 'keepOpening', params: openingOf } as const
const keepLanded = { type: 'keepLanded', params: answerOf } as const
const keepRefusal = { type: 'keepRefusal', params: answerOf } as const

const afterOpening = [
  {
    guard: { type: 'isRefusedOpening', params: openingOf },
    target: 'closed',
    actions: { type: 'keepRefusedOpening', params: openingOf },
  },
  { guard: { type: 'hasPendingShot', params: openingOf }, target: 'asking', actions: keepOpening },
  { target: 'ready', actions: keepOpening },
] as const

const afterShot = [
  {
    guard: { type: 'isLandedBeforeMore', params: answerOf },
    target: '#fishHunt.firing',
    reenter: true,
    actions: keepLanded,
  },
  {
    guard: { type: 'isLanded', params: answerOf },
    target: '#fishHunt.ready',
    actions: [keepLanded, 'forgetBet'],
  },
  { guard: { type: 'isClosed', params: answerOf }, target: '#fishHunt.closed', actions: keepRefusal },
  { target: '#fishHunt.ready', actions: keepRefusal },
] as const

const aim = { type: 'aim', params: ({ event }: { event: { swimmer: number } }) => event.swimmer } as const
const changeStake = {
  type: 'changeStake',
  params: ({ event }: { event: { by: -1 | 1 } }) => event.by,
} as const
const fireAnother = { guard: 'mayFire', actions: 'fire' } as const

/**
 * A game of fish hunting. Each shot is a bet of its own. The player may fire shots in quick succession, but
 * each is sent only after the response to the previous one. No shot is lost or placed twice.
 */
export const fishHuntMachine = setup({
  types: {
    input: {} as HuntInput,
    context: {} as HuntContext,
    events: {} as
      | { type: 'fish.aim'; swimmer: number }
      | { type: 'shot.fire' }
      | { type: 'stake.change'; by: -1 | 1 }
      | { type: 'motion.toggle' }
      | { type: 'game.retry' }
      | PolledEvent,
  },
  actors: { openGame, placeBet, watchGame },
  guards: {
    isRefusedOpening: (_, opened: Answer<Opening>) => !opened.ok,
    hasPendingShot: (_, opened: Answer<Opening>) => opened.ok && opened.value.pending?.fish !== undefined,
    isLanded: (_, played: Answer<Played>) => played.ok,
    isLandedBeforeMore: ({ context }, played: Answer<Played>) => played.ok && context.shots.length > 1,
    isClosed: (_, played: Answer<Played>) =>
      !played.ok && played.refusal.code !== 'play.short' && played.refusal.code !== 'play.stake',
    mayFire: ({ context }) => mayFire(context),
  },
  actions: {
    keepOpening: assign(({ context }, opened: Answer<Opening>) => afterOpened(context, opened)),
    keepRefusedOpening: assign({
      refusal: (_, opened: Answer<Opening>) => (opened.ok ? null : opened.refusal),
    }),
    aim: assign({ target: (_, swimmer: number) => swimmer }),
    fire: assign(({ context }) => withShot(context)),
    keepLanded: assign(({ context }, played: Answer<Played>) => afterLanded(context, played)),
    keepRefusal: assign(({ context }, played: Answer<Played>) => afterRefused(context, played)),
    keepPolled: assign((_, polled: PolledGame) => afterPolled(polled)),
    forgetBet: ({ context }) => context.vendor.forgetBet(),
    changeStake: assign({
      stake: ({ context }, by: number) => nextStake(context.game?.stakes ?? [], context.stake, by),
      refusal: null,
    }),
    toggleMotion: assign({ isStill: ({ context }) => !context.isStill }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: { untilRetry: ({ context }) => waitAfter(context.failures) },
}).createMachine({
  id: 'fishHunt',
  description: 'Lets a player shoot at fish. Each shot is a bet that is paid and settled exactly once.',
  context: ({ input }) => startContext(input),
  initial: 'opening',
  on: { 'motion.toggle': { actions: 'toggleMotion' } },
  states: {
    opening: {
      description: 'The game and the balance are loading.',
      invoke: openGameWith(afterOpening),
    },
    unreachable,
    closed: {
      description: 'The game is not available. The page shows the reason, and the player can try again.',
      on: { 'game.retry': 'opening' },
    },
    ready: {
      description: 'No shot is in flight. The player aims and chooses the stake.',
      invoke: {
        id: 'watchGame',
        src: 'watchGame',
        input: ({ context }) => ({ vendor: context.vendor, openRound: null }),
      },
      on: {
        'game.polled': { actions: { type: 'keepPolled', params: polledOf } },
        'fish.aim': { actions: aim },
        'shot.fire': { guard: 'mayFire', target: 'firing', actions: 'fire' },
        'stake.change': { actions: changeStake },
      },
    },
    firing: {
      description: 'The first shot is being settled. More shots wait in the queue.',
      tags: 'underway',
      invoke: placeBetWith(afterShot),
      on: {
        'fish.aim': { actions: aim },
        'shot.fire': fireAnother,
        'stake.change': { actions: changeStake },
      },
    },
    asking: {
      description: 'The provider did not respond. The page checks until the outcome of the shot is known.',
      tags: ['unsure', 'underway'],
      initial: 'calling',
      states: askingStates(afterShot),
    },
  },
})
