import { fromPromise } from 'xstate'
import { pendingWithdrawals, type StoredWithdrawalRequest } from '#api/cashier/pending-withdrawals.ts'
import {
  cancelOrder,
  confirmReceipt,
  orderWithdrawal,
  readOrder,
  readStart,
  reportMissing,
  type WithdrawalAnswer,
} from '#api/cashier/withdrawals.ts'
import { paymentConfirmMachine } from '#machines/cashier/payment-confirm.machine.ts'
import { withdrawalMachine } from '#machines/cashier/withdrawal.machine.ts'
import { withdrawalConfirmationMachine } from '#machines/cashier/withdrawal-confirmation.machine.ts'
import { withdrawalOrderMachine } from '#machines/cashier/withdrawal-order.machine.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { orderPollingMachine } from '#machines/kit/order-polling.machine.ts'
import { imageUploadFlow } from '#pages/support/image-upload.flow.ts'
import { paymentPasswordSetupFlow } from './payment-password-setup.flow.ts'

const withdrawalConfirmationFlow = withdrawalConfirmationMachine.provide({
  actors: {
    imageUpload: imageUploadFlow,
    confirmReceipt: idempotentRequestMachine(confirmReceipt),
    reportMissing: idempotentRequestMachine(reportMissing),
  },
})

const withdrawalOrderFlow = withdrawalOrderMachine.provide({
  actors: {
    orderPolling: orderPollingMachine(readOrder),
    cancelOrder: idempotentRequestMachine(cancelOrder),
    withdrawalConfirmation: withdrawalConfirmationFlow,
  },
})

/** Withdrawals whose outcome is unknown are kept in the tab's storage, separately for each member. */
export const paymentConfirmFlow = paymentConfirmMachine<StoredWithdrawalRequest, WithdrawalAnswer>().provide({
  actors: { sendPayment: idempotentRequestMachine(orderWithdrawal) },
  actions: {
    saveRequest: ({ context: { payerId, pending } }) => {
      if (pending) pendingWithdrawals.save(payerId, pending)
    },
    clearSavedRequest: ({ context }) => pendingWithdrawals.clear(context.payerId),
  },
})

export const withdrawalFlow = withdrawalMachine.provide({
  actors: {
    readStart: fromPromise(({ signal }) => readStart(signal)),
    paymentPasswordSetup: paymentPasswordSetupFlow,
    paymentConfirm: paymentConfirmFlow,
    withdrawalOrder: withdrawalOrderFlow,
  },
  actions: {
    clearSavedRequest: ({ context }) => pendingWithdrawals.clear(context.memberId),
  },
})
