import { assign, sendTo, setup } from 'xstate'
import { type OrderNews, orderPollingMachine } from '#machines/kit/order-polling.machine.ts'
import type { WalletMove } from '#protocol/cashier/vendor-wallets.ts'
import { type MoveStatus, moveStatusOf } from '#protocol/cashier/wallet-move-status.ts'

type Loaded = { event: { order: WalletMove } }

const setMove = { type: 'setMove', params: ({ event }: Loaded) => event.order } as const

const to = <Status extends MoveStatus>(status: Status) =>
  ({
    guard: {
      type: 'hasStatus',
      params: ({ event }: Loaded) => ({ move: event.order, status }),
    },
    target: `.${status}`,
    actions: setMove,
  }) as const

/**
 * Follows money moving between a member's wallets (MEM-03) until it has arrived, fully or partly, or is
 * returned.
 */
export const walletMoveMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as { id: string; move: WalletMove | null },
    output: {} as WalletMove | null,
    events: {} as OrderNews<WalletMove> | { type: 'order.changed' },
    tags: {} as 'busy',
    children: {} as { orderPolling: 'orderPolling' },
  },
  actors: { orderPolling: orderPollingMachine<WalletMove>() },
  guards: {
    hasStatus: (_, { move, status }: { move: WalletMove; status: MoveStatus }) =>
      moveStatusOf(move) === status,
  },
  actions: {
    setMove: assign({ move: (_, move: WalletMove) => move }),
    reload: sendTo('orderPolling', { type: 'order.poll' }),
  },
}).createMachine({
  id: 'walletMove',
  description: 'Follows a transfer between wallets until the money has arrived or is returned.',
  context: ({ input }) => ({ ...input, move: null }),
  output: ({ context }) => context.move,
  invoke: { id: 'orderPolling', src: 'orderPolling', input: ({ context }) => ({ id: context.id }) },
  initial: 'unknown',
  on: {
    'order.loaded': [
      to('moving'),
      to('checking'),
      to('arrived'),
      to('returned'),
      { target: '.partly', actions: setMove },
    ],
    'order.notFound': '.notFound',
    'order.changed': { actions: 'reload' },
  },
  states: {
    unknown: { description: 'The transfer is loading for the first time.', tags: 'busy' },
    moving: { description: 'The money has left one wallet and is being added to the other.' },
    checking: {
      description: 'The provider did not respond. The server asks again until the outcome is known.',
    },
    arrived: { type: 'final', description: 'The money has arrived.' },
    returned: {
      type: 'final',
      description: 'The provider declined the transfer, and the money was returned.',
    },
    partly: {
      type: 'final',
      description: 'Some providers declined, so their part of the money is still with them.',
    },
    notFound: { type: 'final', description: 'This player has no such transfer.' },
  },
})
