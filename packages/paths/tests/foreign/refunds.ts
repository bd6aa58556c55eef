import { assign, fromPromise, setup } from 'xstate'

type Claim = { customer: { name: string }; parts: { price: number }[] }

/** A machine that needs an input, events with data, and an actor whose output contains a verdict. */
export const refunds = setup({
  types: {} as {
    input: { shop: { name: string } }
    context: { shop: string; total: number; claim: Claim | undefined }
    events: { type: 'CLAIM'; claim: Claim } | { type: 'AGAIN' }
  },
  actors: {
    decide: fromPromise<{ verdict: 'granted' | 'denied' }>(() => Promise.reject(new Error('not here'))),
  },
  guards: { isLarge: ({ context }) => context.total > 100 },
}).createMachine({
  id: 'refunds',
  context: ({ input }) => ({ shop: input.shop.name.trim(), total: 0, claim: undefined }),
  initial: 'open',
  states: {
    open: {
      on: {
        CLAIM: {
          guard: ({ event }) => event.claim.customer.name.trim() !== '',
          target: 'deciding',
          actions: assign({
            claim: ({ event }) => event.claim,
            total: ({ event }) => event.claim.parts.reduce((sum, { price }) => sum + price, 0),
          }),
        },
      },
    },
    deciding: {
      invoke: {
        id: 'decide',
        src: 'decide',
        onDone: [
          { guard: ({ event }) => event.output.verdict === 'granted', target: 'granted' },
          { target: 'denied' },
        ],
        onError: [
          { guard: ({ event }) => (event.error as Error).message === 'no money left', target: 'broke' },
          { target: 'open' },
        ],
      },
    },
    granted: { on: { AGAIN: 'open' } },
    denied: { on: { AGAIN: 'open' } },
    broke: { type: 'final' },
  },
})
