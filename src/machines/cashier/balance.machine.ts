import { assign, setup } from 'xstate'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { Balance } from '#protocol/cashier/balance.ts'

/** How long to wait before loading the balance again after a failure, in ms. */
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
 * The logged-in member's balance (HEAD-02, HEAD-06). An outdated amount stays visible until the new one is
 * loaded.
 */
export const balanceMachine = setup({
  types: {
    /** Whether the member hid the amount on the last visit. */
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
  description: 'Shows the player’s balance, keeps it up to date and lets the player hide it.',
  context: ({ input }) => ({ balance: null, masked: input.masked }),
  type: 'parallel',
  states: {
    amount: {
      description: 'The amount of the balance.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The balance is loading for the first time. No amount is shown yet.',
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
          description: 'The balance is shown and up to date.',
          on: { 'balance.refresh': 'stale', 'balance.changed': 'stale' },
        },
        stale: {
          description: 'The amount shown may be outdated. It stays visible until the new one is loaded.',
          initial: 'reading',
          on: { 'balance.changed': { target: 'stale', reenter: true } },
          states: {
            reading: {
              description: 'The balance is reloading.',
              tags: 'busy',
              invoke: { ...reread, onError: 'reloadFailed' },
            },
            reloadFailed: {
              description: 'The balance could not be reloaded. A notice stays until it can.',
              initial: 'idle',
              states: {
                idle: {
                  description: 'The page reloads the balance after a short wait, or when the player asks.',
                  on: { 'balance.refresh': 'reading' },
                  after: { untilReadAgain: 'reading' },
                },
                reading: {
                  description: 'The balance is reloading again after a failure.',
                  tags: 'busy',
                  invoke: { ...reread, onError: 'idle' },
                },
              },
            },
          },
        },
        failed: {
          description:
            'The balance could not be loaded. The page tries again after a short wait, or when the player asks.',
          on: { 'balance.refresh': 'loading', 'balance.changed': 'loading' },
          after: { untilReadAgain: 'loading' },
        },
      },
    },
    shown: {
      description: 'Whether the amount is visible or hidden.',
      initial: 'restoring',
      states: {
        restoring: {
          description: 'The amount is shown or hidden as on the player’s last visit.',
          always: [{ guard: 'isMasked', target: 'masked' }, { target: 'visible' }],
        },
        visible: {
          description: 'The amount is visible.',
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
