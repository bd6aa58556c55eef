import { assign, setup } from 'xstate'
import type { Balance } from '#protocol/cashier/balance.ts'

/** How long to wait for a message from the game before its round counts as shown, in ms. */
const PATIENCE = 20_000

/**
 * The balance displayed above a game. During a round, the old amount stays, because the new one would reveal
 * the result before the game shows it.
 */
export const shownBalanceMachine = setup({
  types: {
    input: {} as { balance: Balance | null },
    context: {} as { newest: Balance | null; shown: Balance | null },
    events: {} as
      | { type: 'balance.read'; balance: Balance | null }
      | { type: 'round.began' }
      | { type: 'round.shown' }
      | { type: 'game.left' },
  },
  actions: {
    setLatest: assign({ newest: (_, balance: Balance | null) => balance }),
    showNewest: assign({ shown: ({ context }) => context.newest }),
  },
  delays: { untilTakenAsShown: PATIENCE },
}).createMachine({
  id: 'shownBalance',
  description: 'Keeps the balance above a game unchanged until the game has shown the result of the round.',
  context: ({ input }) => ({ newest: input.balance, shown: input.balance }),
  initial: 'following',
  states: {
    following: {
      description:
        'No round is in progress, or the game does not report rounds. The balance updates at once.',
      entry: 'showNewest',
      on: {
        'balance.read': {
          actions: [{ type: 'setLatest', params: ({ event }) => event.balance }, 'showNewest'],
        },
        'round.began': 'holding',
      },
    },
    holding: {
      description: 'A round is in progress. The balance stays the same until the game has shown the result.',
      on: {
        'balance.read': { actions: { type: 'setLatest', params: ({ event }) => event.balance } },
        'round.began': {
          description: 'The game reports that a long round is still in progress.',
          target: 'holding',
          reenter: true,
        },
        'round.shown': 'following',
        'game.left': 'following',
      },
      after: { untilTakenAsShown: 'following' },
    },
  },
})
