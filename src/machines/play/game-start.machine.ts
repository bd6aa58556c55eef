import { assign, setup } from 'xstate'

/** Ms after which a game counts as slow to start. */
const START_TIME = 10_000

type GameStartInput = {
  /**
   * The game reports its start. Vendors' games on other origins may not, so their frame's load event counts.
   */
  announcesStart: boolean
}

/**
 * The start of a game in a frame. A slow game gets a notice and a reload button; a late start still counts.
 */
export const gameStartMachine = setup({
  types: {
    input: {} as GameStartInput,
    context: {} as GameStartInput & {
      /** Number of reloads; part of the frame's key. */
      retries: number
    },
    events: {} as
      /** The frame's document has loaded, possibly a browser error page. */
      { type: 'frame.loaded' } | { type: 'game.started' } | { type: 'game.retry' },
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
