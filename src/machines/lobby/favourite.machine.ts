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

/** Minimum ms between two presses of the same game (GAME-02). */
const THROTTLE = 1_000
/** Ms before marks are read again after a failure, and for which a failure is shown. */
const READ_AGAIN = 15_000
const SHOWN_FOR = 8_000

const game = ({ event }: { event: { game: Game } }) => event.game
const viewer = ({ event }: { event: FavouriteInput }) => event
const marks = ({ event }: { event: DoneActorEvent<readonly number[]> }) => event.output
const restId = (nodeId: number) => `rest.${nodeId}`
const setWanted = { type: 'setWanted', params: game } as const

/**
 * A member's favourite games (GAME-01 to 03). A press is shown at once and saved in the background, one at a
 * time; a refused one is reverted.
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
    'Lets members mark the games they like. A press shows at once; if the platform refuses it, it is undone and a notice says so.',
  context: ({ input }) => ({ ...input, ...nobody }),
  initial: 'routing',
  on: {
    'player.changed': { target: '.routing', actions: { type: 'setPlayer', params: viewer } },
  },
  states: {
    routing: {
      description: 'Whether anything can be marked depends on who is logged in.',
      entry: 'clearMarks',
      always: [
        { guard: 'isUnknown', target: 'waiting' },
        { guard: 'hasVisitorToggled', target: 'visitor', actions: 'requestLogin' },
        { guard: 'isVisitor', target: 'visitor' },
        { target: 'reading' },
      ],
    },
    waiting: {
      description: 'Whether a member is logged in is not known yet; a press waits for that.',
      tags: 'pending',
      on: { 'favourite.toggle': { actions: setWanted } },
    },
    visitor: {
      description:
        'Nobody is logged in. A visitor who marks a game is asked to log in, and it is marked after that.',
      on: {
        'favourite.toggle': { actions: [setWanted, 'requestLogin'] },
        'favourite.giveUp': { actions: 'clearWanted' },
      },
    },
    reading: {
      description:
        'Which games are marked is being read; until that is known, those are shown that were when the page was left. A press waits.',
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
      description: 'Which games are marked could not be read; that is tried again in a while, or at a press.',
      on: { 'favourite.toggle': { target: 'reading', actions: setWanted } },
      after: { untilReadAgain: 'reading' },
    },
    known: {
      description: 'Which games are marked is known.',
      type: 'parallel',
      states: {
        press: {
          description:
            'A press marks a game, or takes its mark away. Within a second no other press of that game counts.',
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
          description: 'Whether the platform knows all marks.',
          initial: 'settled',
          states: {
            settled: {
              description: 'The platform knows everything.',
              always: { guard: 'hasUnsaved', target: 'saving' },
            },
            saving: {
              description: 'The platform is told of the first press that it does not know.',
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
          description: 'Whether a notice about an undone mark is shown.',
          initial: 'hidden',
          states: {
            hidden: {
              description: 'There is nothing to say.',
              entry: 'clearFailed',
              on: { 'mark.failed': 'shown' },
            },
            shown: {
              description: 'A mark was undone, and a notice says so for a while.',
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
