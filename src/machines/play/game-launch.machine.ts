import { assign, type DoneActorEvent, type ErrorActorEvent, sendParent, setup } from 'xstate'
import type { LaunchReply, LaunchRequest } from '#api/play/game-launch.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import {
  frameFrom,
  isSameGame,
  launchOf,
  pageFrom,
  refusalOf,
  requestFrom,
  routeFrom,
} from './game-launch.logic.ts'
import type { GameLaunchContext, GameLaunchEvent, GameLaunchInput, Player } from './game-launch.types.ts'

type WindowOutcome = 'opened' | 'blocked'

const started = ({ event }: { event: LaunchRequest }) => event
const changed = ({ event }: { event: { player: Player } }) => event.player
const reply = ({ event }: { event: DoneActorEvent<LaunchReply> }) => event.output
const failure = ({ event }: { event: ErrorActorEvent }) => callFailureOf(event.error)
const outcome = ({ event }: { event: DoneActorEvent<WindowOutcome> }) => event.output
const setPlayer = { type: 'setPlayer', params: changed } as const
const setGame = { type: 'setGame', params: started } as const
const setLaunch = { type: 'setLaunch', params: reply } as const
const applyRefusal = { type: 'applyRefusal', params: reply } as const
const setFailure = { type: 'setFailure', params: failure } as const

/**
 * Starts games: on a page of the site, in the popup of a vendor's group, or at the vendor. Visitors and trial
 * players must log in or register first. After a cancellation, a late response opens nothing.
 */
export const gameLaunchMachine = setup({
  types: {
    input: {} as GameLaunchInput,
    context: {} as GameLaunchContext,
    events: {} as GameLaunchEvent,
    tags: {} as 'pending' | 'playing',
  },
  actors: {
    requestLaunch: providedCall<LaunchReply, LaunchRequest>(),
    openWindow: providedCall<WindowOutcome, { address: string }>(),
  },
  guards: {
    isUndecided: ({ context }) => context.player === null,
    isVisiting: ({ context }) => context.player === 'visitor',
    isBarredFromTrial: ({ context }) => context.player === 'trial' && context.game?.trial !== true,
    hasGroup: ({ context }) => routeFrom(context)?.kind === 'group',
    hasPage: ({ context }) => routeFrom(context)?.kind === 'page',
    isWindowVendor: ({ context }) => context.windowVendors.includes(context.game?.vassalage ?? ''),
    isVisitor: (_, player: Player) => player === 'visitor',
    isSameGame: ({ context }, { game }: LaunchRequest) => isSameGame(context.game, game),
    isUnknown: (_, reply: LaunchReply) => refusalOf(reply)?.why === 'unknown',
    isRefused: (_, reply: LaunchReply) => reply.outcome === 'refused',
    isBadAddress: (_, reply: LaunchReply) => reply.outcome === 'badAddress',
    isForWindow: (_, reply: LaunchReply) => launchOf(reply)?.show === 'window',
    isBlocked: (_, outcome: WindowOutcome) => outcome === 'blocked',
  },
  actions: {
    setPlayer: assign({ player: (_, player: Player) => player }),
    setGame: assign((_, { game, from }: LaunchRequest) => ({ game, from })),
    setLaunch: assign({ launch: (_, reply: LaunchReply) => launchOf(reply) }),
    applyRefusal: assign({ refusal: (_, reply: LaunchReply) => refusalOf(reply) }),
    setFailure: assign((_, { reason, retryAfter }: CallFailure) => ({
      failure: reason,
      retryAt: Date.now() + retryAfter,
    })),
    setBadAddress: assign({ failure: 'badAddress' }),
    addWindowVendor: assign({
      windowVendors: ({ context }) => [...new Set([...context.windowVendors, context.game?.vassalage ?? ''])],
    }),
    clearLaunch: assign({ launch: null, refusal: null, failure: null }),
    clearGame: assign({ game: null, from: '/', launch: null, refusal: null, failure: null }),
    reserveWindow: providedEffect(),
    releaseWindow: providedEffect(),
    notifyLoginNeeded: sendParent(({ context }) => ({
      type: 'game.loginNeeded',
      game: context.game,
      from: context.from,
    })),
    notifyRegistrationNeeded: sendParent(({ context }) => ({
      type: 'game.registrationNeeded',
      game: context.game,
    })),
    notifyGroup: sendParent(({ context }) => ({ type: 'game.groupChosen', game: context.game })),
    notifyLaunched: sendParent(({ context }) => ({ type: 'game.launched', game: context.game })),
    notifyGone: sendParent({ type: 'game.gone' }),
    goToPage: sendParent(({ context }) => ({ type: 'game.navigate', to: pageFrom(context) })),
    goToFrame: sendParent(({ context }) => ({ type: 'game.navigate', to: frameFrom(context) })),
  },
}).createMachine({
  id: 'gameLaunch',
  description: 'Opens the game that a player chose, and explains what to do when it does not open.',
  context: ({ input }) => ({
    ...input,
    game: null,
    from: '/',
    launch: null,
    refusal: null,
    failure: null,
    retryAt: 0,
    windowVendors: [],
  }),
  initial: 'idle',
  on: {
    'game.start': { target: '.routing', actions: setGame },
    'game.giveUp': '.idle',
    'player.changed': [
      { guard: { type: 'isVisitor', params: changed }, target: '.idle', actions: setPlayer },
      { actions: setPlayer },
    ],
  },
  states: {
    idle: {
      description: 'No game is opening or open.',
      entry: 'clearGame',
    },
    routing: {
      description:
        'The page decides where the game opens, depending on the provider and on who is logged in.',
      entry: 'clearLaunch',
      always: [
        { guard: 'hasGroup', target: 'idle', actions: 'notifyGroup' },
        { guard: 'isUndecided', target: 'waiting' },
        { guard: 'isVisiting', target: 'needsLogin' },
        { guard: 'isBarredFromTrial', target: 'needsRegistration' },
        { guard: 'hasPage', target: 'idle', actions: 'goToPage' },
        { target: 'inProgress' },
      ],
    },
    waiting: {
      description: 'It is not known yet whether the player is logged in. The game opens as soon as it is.',
      tags: 'pending',
      on: { 'player.changed': { target: 'routing', actions: setPlayer } },
    },
    needsLogin: {
      description: 'The visitor has to log in. The game opens afterwards.',
      entry: 'notifyLoginNeeded',
      on: {
        'player.changed': [
          { guard: { type: 'isVisitor', params: changed }, actions: setPlayer },
          { target: 'routing', actions: setPlayer },
        ],
      },
    },
    needsRegistration: {
      description: 'The game is only for real-money accounts, so the demo player is asked to sign up.',
      entry: 'notifyRegistrationNeeded',
    },
    inProgress: {
      description: 'The game is opening. The player can still cancel.',
      tags: 'pending',
      initial: 'preparing',
      exit: 'releaseWindow',
      on: {
        'game.start': [
          {
            guard: { type: 'isSameGame', params: started },
            description: 'A double tap opens the game only once.',
          },
          { target: 'routing', actions: setGame },
        ],
      },
      states: {
        preparing: {
          description:
            'If the provider needs its own window, an empty one opens at once, so that the browser does not block it.',
          always: [
            { guard: 'isWindowVendor', target: 'launching', actions: 'reserveWindow' },
            { target: 'launching' },
          ],
        },
        launching: {
          description: 'The page is loading the address of the game.',
          invoke: {
            id: 'requestLaunch',
            src: 'requestLaunch',
            input: ({ context }) => requestFrom(context),
            onDone: [
              {
                guard: { type: 'isUnknown', params: reply },
                description: 'The game no longer exists, so lists that show it are reloaded.',
                target: '#gameLaunch.refused',
                actions: [applyRefusal, 'notifyGone'],
              },
              {
                guard: { type: 'isRefused', params: reply },
                target: '#gameLaunch.refused',
                actions: applyRefusal,
              },
              {
                guard: { type: 'isBadAddress', params: reply },
                target: '#gameLaunch.failed',
                actions: 'setBadAddress',
              },
              {
                guard: { type: 'isForWindow', params: reply },
                target: 'openingWindow',
                actions: [setLaunch, 'addWindowVendor'],
              },
              {
                target: '#gameLaunch.playing.frame',
                actions: [setLaunch, 'notifyLaunched', 'goToFrame'],
              },
            ],
            onError: { target: '#gameLaunch.failed', actions: setFailure },
          },
        },
        openingWindow: {
          description: 'The game is opening in its own window.',
          invoke: {
            id: 'openWindow',
            src: 'openWindow',
            input: ({ context }) => ({ address: context.launch?.address ?? '' }),
            onDone: [
              { guard: { type: 'isBlocked', params: outcome }, target: '#gameLaunch.blocked' },
              { target: '#gameLaunch.playing.inWindow', actions: 'notifyLaunched' },
            ],
            onError: { target: '#gameLaunch.failed', actions: setFailure },
          },
        },
      },
    },
    playing: {
      description: 'The game is open.',
      tags: 'playing',
      initial: 'frame',
      states: {
        frame: {
          description: 'The game is shown on a page of the site.',
          on: {
            'game.close': '#gameLaunch.idle',
            'player.changed': [
              {
                guard: { type: 'isVisitor', params: changed },
                target: 'interrupted',
                actions: setPlayer,
              },
              { actions: setPlayer },
            ],
          },
        },
        interrupted: {
          description:
            'The session ended during the game. The page stays, and the game opens again after the next login.',
          on: {
            'game.close': '#gameLaunch.idle',
            'player.changed': [
              { guard: { type: 'isVisitor', params: changed }, actions: setPlayer },
              { target: '#gameLaunch.routing', actions: setPlayer },
            ],
          },
        },
        inWindow: {
          description: 'The game is in its own window. The site stays where it was.',
          on: { 'game.close': '#gameLaunch.idle' },
        },
      },
    },
    blocked: {
      description: 'The browser blocked the window. A button opens it.',
      on: { 'game.openWindow': 'inProgress.openingWindow', 'game.retry': 'routing' },
    },
    refused: {
      description:
        'The game is not available: it was removed, its provider is unavailable, or it is only for real-money accounts.',
      on: { 'game.retry': 'routing' },
    },
    failed: {
      description: 'The game could not be opened. The player can try again.',
      on: { 'game.retry': 'routing' },
    },
  },
})
