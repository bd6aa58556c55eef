import { fromPromise } from 'xstate'
import { pendingTransfers } from '#api/cashier/pending-transfers.ts'
import { readOutcome, readTransferTerms, sendTransfer } from '#api/cashier/transfer.ts'
import { transferMachine } from '#machines/cashier/transfer.machine.ts'
import type { TransferInput } from '#machines/cashier/transfer.types.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { paymentPasswordSetupFlow } from './payment-password-setup.flow.ts'

const pendingOf = ({ recipient }: Pick<TransferInput, 'recipient'>) =>
  pendingTransfers(recipient?.memberId ?? null)

/** Transfers with an unknown outcome are kept in the tab, by sender and recipient. */
export const transferFlow = transferMachine.provide({
  actors: {
    readTransferTerms: fromPromise(({ input, signal }) => readTransferTerms(input.memberId, signal)),
    readOutcome: fromPromise(({ input, signal }) => readOutcome(input.key, signal)),
    sendTransfer: idempotentRequestMachine(sendTransfer),
    paymentPasswordSetup: paymentPasswordSetupFlow,
  },
  actions: {
    saveRequest: ({ context }) => {
      if (context.pending) pendingOf(context).save(context.senderId, context.pending)
    },
    clearSavedRequest: ({ context }) => pendingOf(context).clear(context.senderId),
  },
})
