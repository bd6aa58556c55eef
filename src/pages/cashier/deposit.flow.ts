import { fromPromise } from 'xstate'
import { copyText } from '#api/browser/share.ts'
import { cancelOrder, confirmPaid, orderDeposit, readChannels, readOrder } from '#api/cashier/deposits.ts'
import { pendingDeposits } from '#api/cashier/pending-deposits.ts'
import { depositMachine } from '#machines/cashier/deposit.machine.ts'
import { depositOrderMachine } from '#machines/cashier/deposit-order.machine.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { orderPollingMachine } from '#machines/kit/order-polling.machine.ts'

const depositOrderFlow = depositOrderMachine.provide({
  actors: {
    orderPolling: orderPollingMachine(readOrder),
    copyText: fromPromise(({ input }) => copyText(input.text)),
    confirmPaid: idempotentRequestMachine(confirmPaid),
    cancelOrder: idempotentRequestMachine(cancelOrder),
  },
})

/** Deposit requests whose outcome is unknown are kept in the tab's storage, separately for each member. */
export const depositFlow = depositMachine.provide({
  actors: {
    readChannels: fromPromise(({ signal }) => readChannels(signal)),
    orderDeposit: idempotentRequestMachine(orderDeposit),
    depositOrder: depositOrderFlow,
  },
  actions: {
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) pendingDeposits.save(memberId, pending)
    },
    clearSavedRequest: ({ context }) => pendingDeposits.clear(context.memberId),
  },
})
