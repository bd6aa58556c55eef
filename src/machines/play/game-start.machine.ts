import { assign, setup } from 'xstate'

/** How long a game may take to start before it counts as slow, in ms. */
const START_TIME = 10_000

type GameStartInput = {
  /**
   * Whether the game reports its start. Vendors' games on other origins may not, so their frame's load event
   * counts as the start instead.
   */
  announcesStart: boolean
}

/** The start of a game in a frame. A slow game gets a notice and a reload button, but can still start. */
export const gameStartMachine = setup({
  types: {
    input: {} as GameStartInput,
    context: {} as GameStartInput & {
      /** Number of reloads, used in the frame's React key. */
      retries: number
    },
    events: {} as
      /** The frame has loaded a document, which may be a browser's error page. */
      { type: 'frame.loaded' } | { type: 'game.started' } | { type: 'game.retry' },
  },
  guards: { hasStartedByLoad: ({ context }) => !context.announcesStart },
  actions: { countRetry: assign(({ context }) => ({ retries: context.retries + 1 })) },
  delays: { startTime: START_TIME },
}).createMachine({
  id: 'gameStart',
  description: 'Tells players what to do when a game is slow or does not start.',
  context: ({ input }) => ({ ...input, retries: 0 }),
  initial: 'loading',
  on: { 'game.started': '.started' },
  states: {
    loading: {
      description: 'The game is loading.',
      on: {
        'frame.loaded': [{ guard: 'hasStartedByLoad', target: 'started' }, { target: 'starting' }],
      },
      after: { startTime: 'slow' },
    },
    slow: {
      description: 'The game is taking longer than usual to load. The player can wait, try again or go back.',
      tags: 'slow',
      on: {
        'frame.loaded': [{ guard: 'hasStartedByLoad', target: 'started' }, { target: 'startingLate' }],
        'game.retry': { target: 'loading', actions: 'countRetry' },
      },
    },
    starting: {
      description: 'The page of the game has loaded. The game has not started yet.',
      after: { startTime: 'silent' },
    },
    startingLate: {
      description:
        'The page of the game loaded late. The game has not started yet, and the player can try again.',
      tags: 'slow',
      on: { 'game.retry': { target: 'loading', actions: 'countRetry' } },
      after: { startTime: 'silent' },
    },
    silent: {
      description:
        'The page of the game has loaded, but the game has not started. The player sees what to do.',
      on: { 'game.retry': { target: 'loading', actions: 'countRetry' } },
    },
    started: {
      description: 'The game has started.',
    },
  },
})
