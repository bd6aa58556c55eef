import { assign, createMachine, fromPromise } from 'xstate'

type Answer = { hits: string[] }

/** A search with inline implementations only, an invocation without an id, and a guard on event data. */
export const search = createMachine({
  id: 'search',
  types: {} as {
    context: { hits: string[]; tries: number }
    events: { type: 'FIND'; words: string } | { type: 'AGAIN' }
  },
  context: { hits: [], tries: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        FIND: [{ guard: ({ event }) => event.words.trim() === '', target: 'idle' }, { target: 'asking' }],
        AGAIN: 'asking',
      },
    },
    asking: {
      entry: [
        assign({ tries: ({ context }) => Math.min(context.tries + 1, 3) }),
        () => {
          throw new Error('Nothing foreign runs in paths.')
        },
      ],
      invoke: {
        src: fromPromise<Answer>(() => Promise.reject(new Error('Nothing foreign runs in paths.'))),
        onDone: { target: 'idle', actions: assign({ hits: ({ event }) => event.output?.hits ?? [] }) },
        onError: [
          { guard: ({ context }) => context.tries < 3, target: 'asking', reenter: true },
          { target: 'lost' },
        ],
      },
    },
    lost: { after: { 1000: 'idle' } },
  },
})
