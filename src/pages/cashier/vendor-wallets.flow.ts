import { fromPromise } from 'xstate'
import { clearWallets, moveMoney, pendingMoves, readMove, readWallets } from '#api/cashier/vendor-wallets.ts'
import { vendorWalletsMachine } from '#machines/cashier/vendor-wallets.machine.ts'
import { walletMoveMachine } from '#machines/cashier/wallet-move.machine.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { orderPollingMachine } from '#machines/kit/order-polling.machine.ts'

export const vendorWalletsFlow = vendorWalletsMachine.provide({
  actors: {
    readWallets: fromPromise(({ input, signal }) => readWallets(input.memberId, signal)),
    moveMoney: idempotentRequestMachine(moveMoney),
    walletMove: walletMoveMachine.provide({ actors: { orderPolling: orderPollingMachine(readMove) } }),
  },
  actions: {
    clearWallets: () => clearWallets(),
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) pendingMoves.save(memberId, pending)
    },
    clearSavedRequest: ({ context }) => pendingMoves.clear(context.memberId),
  },
})
