import { defineModel } from '@palpite/paths/model.ts'
import { walletMoveMachine } from '#machines/cashier/wallet-move.machine.ts'
import type { WalletTransfer } from '#protocol/cashier/vendor-wallets.ts'
import { moveLike } from './wallet-samples.ts'

const loaded = (...states: WalletTransfer['state'][]) => ({
  send: { type: 'order.loaded' as const, order: moveLike(...states) },
})

export const walletMoveModel = defineModel(walletMoveMachine, {
  input: { id: 'm1' },
  events: { 'order.changed': {} },
  outcomes: {
    orderPolling: {
      'in progress': loaded('moving'),
      'under review': loaded('moving', 'checking'),
      'money arrived': loaded('arrived'),
      refused: loaded('returned'),
      'partly refused': loaded('arrived', 'returned'),
      'transfer not found': { send: { type: 'order.notFound' as const } },
    },
  },
  view: (context) => ({ states: context.move?.transfers.map(({ state }) => state).join(' ') }),
})
