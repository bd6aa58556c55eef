import { defineModel } from '@palpite/paths/model.ts'
import { walletMoveMachine } from '#machines/cashier/wallet-move.machine.ts'
import type { WalletTransfer } from '#protocol/cashier/merchant-wallet.ts'
import { moveLike } from './wallet-samples.ts'

const seen = (...states: WalletTransfer['state'][]) => ({
  send: { type: 'order.seen' as const, order: moveLike(...states) },
})

export const walletMoveModel = defineModel(walletMoveMachine, {
  input: { id: 'm1' },
  events: { 'order.changed': {} },
  outcomes: {
    orderWatch: {
      'on its way': seen('moving'),
      'being checked': seen('moving', 'checking'),
      arrived: seen('arrived'),
      refused: seen('returned'),
      'refused in part': seen('arrived', 'returned'),
      unknown: { send: { type: 'order.gone' as const } },
    },
  },
  view: (context) => ({ states: context.move?.transfers.map(({ state }) => state).join(' ') }),
})
