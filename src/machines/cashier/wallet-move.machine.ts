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
 * A move between a member's wallets (MEM-03), in the platform's states from leaving one wallet until it
 * arrives or is returned.
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
  description: 'Shows members where money between their wallets is until it has arrived or is back.',
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
    unknown: { description: 'The transfer is read for the first time.', tags: 'busy' },
    moving: { description: 'The money has left one wallet and is on its way to the other.' },
    checking: {
      description: 'The vendor’s answer was lost; it is asked again until it is known where the money is.',
    },
    arrived: { type: 'final', description: 'The money has arrived.' },
    returned: { type: 'final', description: 'The vendor refused it; the money is back where it was.' },
    partly: { type: 'final', description: 'Some vendors refused; what they have is still there.' },
    notFound: { type: 'final', description: 'The platform knows no such move of this member’s.' },
  },
})
