import { fromPromise } from 'xstate'
import { pendingTransfers, type StoredTransferRequest } from '#api/cashier/pending-transfers.ts'
import { readOutcome, readTransferTerms, sendTransfer, type TransferAnswer } from '#api/cashier/transfer.ts'
import { paymentConfirmMachine } from '#machines/cashier/payment-confirm.machine.ts'
import { transferMachine } from '#machines/cashier/transfer.machine.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { paymentPasswordSetupFlow } from './payment-password-setup.flow.ts'

/**
 * Transfers whose outcome is unknown are kept in the tab's storage, separately for each sender and recipient.
 */
export const paymentConfirmFlow = paymentConfirmMachine<StoredTransferRequest, TransferAnswer>().provide({
  actors: { sendPayment: idempotentRequestMachine(sendTransfer) },
  actions: {
    saveRequest: ({ context: { payerId, request, pending } }) => {
      if (pending) pendingTransfers(request.memberId).save(payerId, pending)
    },
    clearSavedRequest: ({ context: { payerId, request } }) =>
      pendingTransfers(request.memberId).clear(payerId),
  },
})

export const transferFlow = transferMachine.provide({
  actors: {
    readTransferTerms: fromPromise(({ input, signal }) => readTransferTerms(input.memberId, signal)),
    readOutcome: fromPromise(({ input, signal }) => readOutcome(input.key, signal)),
    paymentPasswordSetup: paymentPasswordSetupFlow,
    paymentConfirm: paymentConfirmFlow,
  },
  actions: {
    clearSavedRequest: ({ context: { recipient, senderId } }) =>
      pendingTransfers(recipient?.memberId ?? null).clear(senderId),
  },
})
