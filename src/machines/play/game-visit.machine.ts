import { assign, type DoneActorEvent, setup } from 'xstate'
import type { SavedVisit } from '#api/play/game-visit.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { GameVisit } from '#protocol/play/game-visit.ts'

/** How long to wait before loading the totals again after a failure, in ms. */
const READ_AGAIN = 15_000
/** How long to wait for a message from the game before its round counts as shown, in ms. */
const PATIENCE = 20_000

type VisitContext = {
  visit: SavedVisit
  /** Stakes and wins as last loaded; null until the first response. */
  figures: GameVisit | null
}

const figures = ({ event }: { event: DoneActorEvent<GameVisit> }) => event.output
const setFigures = { type: 'setFigures', params: figures } as const

/**
 * One visit to a game: when it began, and the stakes and wins recorded by the platform. When a round begins,
 * the machine cancels a request in flight, because its totals could reveal the result before the game does.
 */
export const gameVisitMachine = setup({
  types: {
    input: {} as SavedVisit,
    context: {} as VisitContext,
    events: {} as { type: 'round.began' } | { type: 'round.shown' } | { type: 'money.moved' },
  },
  actors: {
    readVisit: providedCall<GameVisit, SavedVisit>(),
  },
  actions: {
    setFigures: assign(({ context: { visit } }, figures: GameVisit) => ({
      figures,
      visit: { ...visit, since: figures.since },
    })),
    persistVisit: providedEffect(),
  },
  delays: { untilReadAgain: READ_AGAIN, untilTakenAsShown: PATIENCE },
}).createMachine({
  id: 'gameVisit',
  description: 'Shows players how long they have been playing a game and what they have staked and won.',
  context: ({ input }) => ({ visit: input, figures: null }),
  initial: 'reading',
  entry: 'persistVisit',
  on: { 'round.began': '.playing' },
  states: {
    reading: {
      description: 'The totals are loading. The last known ones stay on screen.',
      invoke: {
        id: 'readVisit',
        src: 'readVisit',
        input: ({ context }) => context.visit,
        onDone: { target: 'known', actions: [setFigures, 'persistVisit'] },
        onError: 'loadFailed',
      },
      on: { 'money.moved': { target: 'reading', reenter: true } },
    },
    known: {
      description: 'The totals are up to date.',
      on: { 'money.moved': 'reading' },
    },
    playing: {
      description: 'A round is in progress. The totals do not change until the game has shown the result.',
      on: {
        'round.began': { target: 'playing', reenter: true },
        'round.shown': 'reading',
      },
      after: { untilTakenAsShown: 'reading' },
    },
    loadFailed: {
      description:
        'The totals could not be loaded. The page tries again after a short wait, or when the balance changes.',
      on: { 'money.moved': 'reading' },
      after: { untilReadAgain: 'reading' },
    },
  },
})
