import { assign, type DoneActorEvent, emit, enqueueActions, raise, setup } from 'xstate'
import type { Mark } from '#api/lobby/favourites.ts'
import { callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { Game } from '#protocol/lobby/games.ts'
import {
  afterFailure,
  afterReading,
  afterSaving,
  type FavouriteContext,
  type FavouriteInput,
  firstOf,
  nobody,
  toggled,
} from './favourite.logic.ts'

/** Minimum time between two presses for the same game, in ms (GAME-02). */
const THROTTLE = 1_000
/**
 * How long to wait before loading favourites again after a failure, and how long a failure is shown, in ms.
 */
const READ_AGAIN = 15_000
const SHOWN_FOR = 8_000

const game = ({ event }: { event: { game: Game } }) => event.game
const viewer = ({ event }: { event: FavouriteInput }) => event
const marks = ({ event }: { event: DoneActorEvent<readonly number[]> }) => event.output
const restId = (nodeId: number) => `rest.${nodeId}`
const setWanted = { type: 'setWanted', params: game } as const

/**
 * A member's favourite games (GAME-01 to 03). A change is shown immediately. Changes are saved in the
 * background, one at a time. If saving fails, the change is reverted.
 */
export const favouriteMachine = setup({
  types: {
    input: {} as FavouriteInput,
    context: {} as FavouriteContext,
    events: {} as
      | { type: 'favourite.toggle'; game: Game }
      | { type: 'favourite.dismiss' }
      | { type: 'favourite.giveUp' }
      | ({ type: 'player.changed' } & FavouriteInput)
      | { type: 'mark.failed' }
      | { type: 'press.rested'; nodeId: number },
    emitted: {} as { type: 'favourite.loginNeeded' },
    tags: {} as 'pending' | 'shown',
  },
  actors: {
    readMarked: providedCall<readonly number[]>(),
    saveMark: providedCall<void, Mark>(),
  },
  guards: {
    isUnknown: ({ context }) => context.player === null,
    isVisitor: ({ context }) => context.player === 'visitor',
    hasVisitorToggled: ({ context }) => context.player === 'visitor' && context.wanted !== null,
    canToggle: ({ context }, game: Game) => !context.resting.includes(game.nodeId),
    hasUnsaved: ({ context }) => context.unsaved.length > 0,
  },
  actions: {
    setPlayer: assign((_, { player, saved }: FavouriteInput) => ({ player, saved })),
    setMarks: assign(({ context }, kept: readonly number[]) => ({
      ...afterReading(kept, context.wanted),
      wanted: null,
    })),
    showSavedMarks: assign({ marked: ({ context }) => context.saved }),
    setWanted: assign({ wanted: (_, game: Game) => game }),
    clearWanted: assign({ wanted: null }),
    clearMarks: assign(({ context }) => ({ ...nobody, wanted: context.wanted })),
    toggle: assign(({ context }, game: Game) => toggled(context, game)),
    startCooldown: enqueueActions(({ enqueue }, { nodeId }: Game) => {
      enqueue.raise({ type: 'press.rested', nodeId }, { id: restId(nodeId), delay: THROTTLE })
    }),
    cancelCooldowns: enqueueActions(({ context, enqueue }) => {
      for (const nodeId of context.resting) enqueue.cancel(restId(nodeId))
    }),
    endCooldown: assign(({ context }, nodeId: number) => ({
      resting: context.resting.filter((one) => one !== nodeId),
    })),
    setSaved: assign(({ context }) => afterSaving(context)),
    rollBack: assign(({ context }, error: unknown) =>
      afterFailure(context, callFailureOf(error), Date.now()),
    ),
    raiseFailed: raise({ type: 'mark.failed' }),
    clearFailed: assign({ failed: null }),
    requestLogin: emit({ type: 'favourite.loginNeeded' }),
  },
  delays: { untilReadAgain: READ_AGAIN, untilForgotten: SHOWN_FOR },
}).createMachine({
  id: 'favourite',
  description:
    'Lets players mark favourite games. The mark appears at once; if the server declines it, it is removed and a notice appears.',
  context: ({ input }) => ({ ...input, ...nobody }),
  initial: 'routing',
  on: {
    'player.changed': { target: '.routing', actions: { type: 'setPlayer', params: viewer } },
  },
  states: {
    routing: {
      description:
        'The page checks whether the player is logged in, because only players can have favourites.',
      entry: 'clearMarks',
      always: [
        { guard: 'isUnknown', target: 'waiting' },
        { guard: 'hasVisitorToggled', target: 'visitor', actions: 'requestLogin' },
        { guard: 'isVisitor', target: 'visitor' },
        { target: 'reading' },
      ],
    },
    waiting: {
      description: 'It is not known yet whether the player is logged in. A tap on a game waits until then.',
      tags: 'pending',
      on: { 'favourite.toggle': { actions: setWanted } },
    },
    visitor: {
      description:
        'The visitor is not logged in. Marking a game opens the login, and the game is marked afterwards.',
      on: {
        'favourite.toggle': { actions: [setWanted, 'requestLogin'] },
        'favourite.giveUp': { actions: 'clearWanted' },
      },
    },
    reading: {
      description: 'The favourites are loading. Those of the last visit are shown, and a tap waits.',
      tags: 'pending',
      entry: 'showSavedMarks',
      invoke: {
        id: 'readMarked',
        src: 'readMarked',
        onDone: { target: 'known', actions: { type: 'setMarks', params: marks } },
        onError: 'loadFailed',
      },
      on: { 'favourite.toggle': { actions: setWanted } },
    },
    loadFailed: {
      description:
        'The favourites could not be loaded. The page tries again after a short wait, or when the player taps a game.',
      on: { 'favourite.toggle': { target: 'reading', actions: setWanted } },
      after: { untilReadAgain: 'reading' },
    },
    known: {
      description: 'The favourites are loaded.',
      type: 'parallel',
      states: {
        press: {
          description:
            'A tap adds or removes a favourite. Further taps on the same game are ignored for one second.',
          exit: 'cancelCooldowns',
          on: {
            'favourite.toggle': {
              guard: { type: 'canToggle', params: game },
              actions: [
                { type: 'toggle', params: game },
                { type: 'startCooldown', params: game },
              ],
            },
            'press.rested': {
              actions: { type: 'endCooldown', params: ({ event }) => event.nodeId },
            },
          },
        },
        store: {
          description: 'Whether all changes are saved.',
          initial: 'settled',
          states: {
            settled: {
              description: 'All changes are saved.',
              always: { guard: 'hasUnsaved', target: 'saving' },
            },
            saving: {
              description: 'The server is saving the oldest unsaved change.',
              invoke: {
                id: 'saveMark',
                src: 'saveMark',
                input: ({ context }) => firstOf(context),
                onDone: { target: 'settled', actions: 'setSaved' },
                onError: {
                  target: 'settled',
                  actions: [{ type: 'rollBack', params: errorOf }, 'raiseFailed'],
                },
              },
            },
          },
        },
        notice: {
          description: 'Whether a notice about an undone favourite is shown.',
          initial: 'hidden',
          states: {
            hidden: {
              description: 'No notice is shown.',
              entry: 'clearFailed',
              on: { 'mark.failed': 'shown' },
            },
            shown: {
              description:
                'A favourite could not be saved and was undone. The notice disappears after a few seconds.',
              tags: 'shown',
              on: {
                'mark.failed': { target: 'shown', reenter: true },
                'favourite.dismiss': 'hidden',
                'favourite.toggle': 'hidden',
              },
              after: { untilForgotten: 'hidden' },
            },
          },
        },
      },
    },
  },
})
