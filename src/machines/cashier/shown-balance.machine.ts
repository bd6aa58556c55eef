import { assign, setup } from 'xstate'
import type { Balance } from '#protocol/cashier/balance.ts'

/** Ms without a message from the game after which its round counts as shown. */
const PATIENCE = 20_000

/**
 * The balance shown above a game. The platform knows a round's result before the game has shown it, so the
 * old amount stays until then and does not spoil the result.
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
  description:
    'Keeps the balance above a game from telling the player the result before the game has shown it.',
  context: ({ input }) => ({ newest: input.balance, shown: input.balance }),
  initial: 'following',
  states: {
    following: {
      description: 'No round is under way, or the game does not say: each amount is shown as it is read.',
      entry: 'showNewest',
      on: {
        'balance.read': {
          actions: [{ type: 'setLatest', params: ({ event }) => event.balance }, 'showNewest'],
        },
        'round.began': 'holding',
      },
    },
    holding: {
      description: 'A round is being shown: the amount stays as it was until the game has told its result.',
      on: {
        'balance.read': { actions: { type: 'setLatest', params: ({ event }) => event.balance } },
        'round.began': {
          description: 'The game says that a long round still goes on.',
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
