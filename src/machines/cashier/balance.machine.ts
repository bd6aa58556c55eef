import { assign, setup } from 'xstate'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { Balance } from '#protocol/cashier/balance.ts'

/** Ms before a failed balance read is retried. */
const READ_AGAIN = 15_000

const setBalance = {
  type: 'setBalance',
  params: ({ event }: { event: { output: Balance } }) => event.output,
} as const

const reread = {
  id: 'rereadBalance',
  src: 'readBalance',
  onDone: { target: '#balance.amount.known', actions: setBalance },
} as const

/**
 * The logged-in member's balance (HEAD-02, HEAD-06). A possibly outdated amount stays visible until the new
 * one is known.
 */
export const balanceMachine = setup({
  types: {
    /** Whether the amount was hidden on the last visit. */
    input: {} as { masked: boolean },
    context: {} as { balance: Balance | null; masked: boolean },
    events: {} as { type: 'balance.refresh' } | { type: 'balance.changed' } | { type: 'balance.toggle' },
    tags: {} as 'busy',
  },
  actors: {
    readBalance: providedCall<Balance>(),
  },
  guards: {
    isMasked: ({ context }) => context.masked,
  },
  actions: {
    setBalance: assign({ balance: (_, balance: Balance) => balance }),
    saveMask: providedEffect<boolean>(),
  },
  delays: { untilReadAgain: READ_AGAIN },
}).createMachine({
  id: 'balance',
  description: 'Shows members how much money they have, keeps it up to date, and hides it when they wish.',
  context: ({ input }) => ({ balance: null, masked: input.masked }),
  type: 'parallel',
  states: {
    amount: {
      description: 'How much money there is.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The amount is being read; none is known yet.',
          tags: 'busy',
          invoke: {
            id: 'readBalance',
            src: 'readBalance',
            onDone: { target: 'known', actions: setBalance },
            onError: 'failed',
          },
          on: { 'balance.changed': { target: 'loading', reenter: true } },
        },
        known: {
          description: 'The amount is known.',
          on: { 'balance.refresh': 'stale', 'balance.changed': 'stale' },
        },
        stale: {
          description: 'The amount on show may be out of date.',
          initial: 'reading',
          on: { 'balance.changed': { target: 'stale', reenter: true } },
          states: {
            reading: {
              description: 'The amount is being read again.',
              tags: 'busy',
              invoke: { ...reread, onError: 'reloadFailed' },
            },
            reloadFailed: {
              description: 'No answer came, which is said until one does.',
              initial: 'idle',
              states: {
                idle: {
                  description: 'The amount is read again in a while, or on demand.',
                  on: { 'balance.refresh': 'reading' },
                  after: { untilReadAgain: 'reading' },
                },
                reading: {
                  description: 'The amount is being read once more.',
                  tags: 'busy',
                  invoke: { ...reread, onError: 'idle' },
                },
              },
            },
          },
        },
        failed: {
          description: 'No amount could be read; that is tried again in a while, or on demand.',
          on: { 'balance.refresh': 'loading', 'balance.changed': 'loading' },
          after: { untilReadAgain: 'loading' },
        },
      },
    },
    shown: {
      description: 'Whether the amount is visible on the screen.',
      initial: 'restoring',
      states: {
        restoring: {
          description: 'It is shown or hidden as the member left it.',
          always: [{ guard: 'isMasked', target: 'masked' }, { target: 'visible' }],
        },
        visible: {
          description: 'The amount can be read.',
          on: { 'balance.toggle': { target: 'masked', actions: { type: 'saveMask', params: true } } },
        },
        masked: {
          description: 'The amount is hidden.',
          on: { 'balance.toggle': { target: 'visible', actions: { type: 'saveMask', params: false } } },
        },
      },
    },
  },
})
