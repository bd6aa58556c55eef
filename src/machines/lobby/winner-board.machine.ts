import { assign, type DoneActorEvent, setup } from 'xstate'
import type { WinnersQuery } from '#api/lobby/winner-board.ts'
import type { Language } from '#domain/text/language.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { Winner } from '#protocol/lobby/winner-board.ts'

const ENTRIES = 20

/** Time between two refreshes, in ms. */
const LOOK = 60_000

type Input = {
  language: Language
  /** Whether the visitor prefers reduced motion. If so, the board moves only on request. */
  calm: boolean
}

type Context = Input & {
  /** Largest win first. */
  winners: readonly Winner[]
  failure: CallFailure | null
}

const found = ({ event }: { event: DoneActorEvent<Winner[]> }) => event.output
const setWinners = { type: 'setWinners', params: found } as const
const setLanguage = {
  type: 'setLanguage',
  params: ({ event }: { event: { language: Language } }) => event.language,
} as const

/** The board of recent big wins (HOME-10), refreshed every minute. */
export const winnerBoardMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'board.pause' }
      | { type: 'board.play' }
      | { type: 'board.hold' }
      | { type: 'board.release' }
      | { type: 'board.retry' }
      | { type: 'board.look' }
      | { type: 'language.changed'; language: Language },
    tags: {} as 'listed' | 'moving' | 'paused',
  },
  actors: {
    readWinners: providedCall<Winner[], WinnersQuery>(),
  },
  guards: {
    isEmpty: (_, winners: readonly Winner[]) => winners.length === 0,
    isCalm: ({ context }) => context.calm,
  },
  actions: {
    setWinners: assign({ winners: (_, winners: readonly Winner[]) => winners, failure: null }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    setLanguage: assign({ language: (_, language: Language) => language }),
  },
  delays: { untilLook: LOOK },
}).createMachine({
  id: 'winnerBoard',
  description: 'Shows the largest recent wins in a moving list and adds new ones.',
  context: ({ input }) => ({ ...input, winners: [], failure: null }),
  type: 'parallel',
  states: {
    list: {
      description: 'The list of winners.',
      initial: 'reading',
      on: { 'language.changed': { target: '.reading', actions: setLanguage } },
      states: {
        reading: {
          description: 'The winners are loading. Those already shown stay until then.',
          invoke: {
            id: 'readWinners',
            src: 'readWinners',
            input: ({ context: { language } }) => ({ language, category: 'ALL', limit: ENTRIES }),
            onDone: [
              { guard: { type: 'isEmpty', params: found }, target: 'empty', actions: setWinners },
              { target: 'shown', actions: setWinners },
            ],
            onError: { target: 'failed', actions: { type: 'setFailure', params: errorOf } },
          },
        },
        shown: {
          description: 'The winners are shown and refreshed every minute.',
          tags: 'listed',
          on: { 'board.look': '.reloading' },
          initial: 'idle',
          states: {
            idle: {
              description: 'The list is up to date.',
              after: { untilLook: 'reloading' },
            },
            reloading: {
              description: 'The list is reloading.',
              invoke: {
                id: 'lookAtWinners',
                src: 'readWinners',
                input: ({ context: { language } }) => ({ language, category: 'ALL', limit: ENTRIES }),
                onDone: [
                  {
                    guard: { type: 'isEmpty', params: found },
                    target: '#winnerBoard.list.empty',
                    actions: setWinners,
                  },
                  { target: 'idle', actions: setWinners },
                ],
                onError: {
                  description: 'The list could not be reloaded. It stays as it is until the next refresh.',
                  target: 'idle',
                },
              },
            },
          },
        },
        empty: {
          description: 'There are no recent wins.',
          on: { 'board.look': 'reading' },
          after: { untilLook: 'reading' },
        },
        failed: {
          description: 'The winners could not be loaded. The player can try again.',
          on: { 'board.retry': 'reading', 'board.look': 'reading' },
        },
      },
    },
    motion: {
      description: 'Whether the list moves.',
      initial: 'routing',
      states: {
        routing: {
          description: 'The list starts paused for visitors who prefer reduced motion.',
          always: [{ guard: 'isCalm', target: 'paused' }, { target: 'moving' }],
        },
        moving: {
          description: 'The list moves when it has more entries than fit.',
          tags: 'moving',
          on: { 'board.hold': 'held', 'board.pause': 'paused' },
        },
        held: {
          description:
            'The pointer or the keyboard focus is on the list, so the list stops until it moves away.',
          on: { 'board.release': 'moving', 'board.pause': 'paused' },
        },
        paused: {
          description: 'The list is paused until the visitor starts it.',
          tags: 'paused',
          on: { 'board.play': 'moving' },
        },
      },
    },
  },
})
