import { assign, setup } from 'xstate'

/** Milliseconds after which a game that has not started is spoken about. */
const START_TIME = 10_000

type GameStartInput = {
  /** Whether the game tells its page that it has started. Vendors' games on other origins need not: their frame's load counts. */
  announcesStart: boolean
}

/**
 * The start of a game in a frame of the page: a game that is slow or does not start is spoken about, and can be loaded again.
 * A game that starts late is played all the same.
 */
export const gameStartMachine = setup({
  types: {
    input: {} as GameStartInput,
    context: {} as GameStartInput & {
      /** How often the frame was loaded again; names the frame. */
      retries: number
    },
    events: {} as
      /** The frame's document has loaded, be it an error page of the browser. */
        | { type: 'frame.loaded' }
        /** The game has said that it is on show. */
        | { type: 'game.started' }
        | { type: 'game.retry' },
  },
  guards: { hasStartedByLoad: ({ context }) => !context.announcesStart },
  actions: { countRetry: assign(({ context }) => ({ retries: context.retries + 1 })) },
  delays: { startTime: START_TIME },
}).createMachine({
  id: 'gameStart',
  description: 'Tells players what to do when the game that they opened is slow or does not start.',
  context: ({ input }) => ({ ...input, retries: 0 }),
  initial: 'loading',
  on: { 'game.started': '.started' },
  states: {
    loading: {
      description: 'The game’s page is being loaded, as quickly as usual so far.',
      on: {
        'frame.loaded': [{ guard: 'hasStartedByLoad', target: 'started' }, { target: 'starting' }],
      },
      after: { startTime: 'slow' },
    },
    slow: {
      description:
        'The game’s page takes longer than usual; the player is told so and can wait, retry or go back.',
      tags: 'slow',
      on: {
        'frame.loaded': [{ guard: 'hasStartedByLoad', target: 'started' }, { target: 'startingLate' }],
        'game.retry': { target: 'loading', actions: 'countRetry' },
      },
    },
    starting: {
      description: 'The game’s page has loaded; the game has yet to say that it is on show.',
      after: { startTime: 'silent' },
    },
    startingLate: {
      description:
        'The game’s page has loaded after a long time; the game has yet to say that it is on show.',
      tags: 'slow',
      on: { 'game.retry': { target: 'loading', actions: 'countRetry' } },
      after: { startTime: 'silent' },
    },
    silent: {
      description: 'The game’s page has loaded, but no game is on show; the player is told what to do.',
      on: { 'game.retry': { target: 'loading', actions: 'countRetry' } },
    },
    started: {
      description: 'The game is on show.',
    },
  },
})
