import { fromPromise } from 'xstate'
import { clearWallets, moveMoney, pendingMoves, readMove, readWallets } from '#api/cashier/merchant-wallet.ts'
import { walletMoveMachine } from '#machines/cashier/wallet-move.machine.ts'
import { walletTransferMachine } from '#machines/cashier/wallet-transfer.machine.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { orderPollingMachine } from '#machines/kit/order-polling.machine.ts'

export const walletTransferFlow = walletTransferMachine.provide({
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
