import { assign, setup } from 'xstate'

/** A basket with a list and a weight that grow without limit. */
export const basket = setup({
  types: {} as {
    context: { things: { kind: string; label: string }[]; weight: number }
    events: { type: 'PUT' } | { type: 'EMPTY' }
  },
  guards: { isFull: ({ context }) => context.things.length > 0 },
}).createMachine({
  id: 'basket',
  context: { things: [], weight: 0 },
  on: {
    PUT: {
      actions: assign({
        things: ({ context }) => [...context.things, { kind: 'apple', label: `no. ${Math.random()}` }],
        weight: ({ context }) => context.weight + 10,
      }),
    },
    EMPTY: { guard: 'isFull', actions: assign({ things: [], weight: 0 }) },
  },
})
