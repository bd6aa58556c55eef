import { fromPromise } from 'xstate'
import { withdrawalIntents } from '#api/cashier/withdrawal-intent.ts'
import {
  orderWithdrawal,
  readOrder,
  readStart,
  sayNotReceived,
  sayReceived,
  takeBack,
} from '#api/cashier/withdrawals.ts'
import { withdrawalMachine } from '#machines/cashier/withdrawal.machine.ts'
import { withdrawalConfirmationMachine } from '#machines/cashier/withdrawal-confirmation.machine.ts'
import { withdrawalOrderMachine } from '#machines/cashier/withdrawal-order.machine.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { orderPollingMachine } from '#machines/kit/order-polling.machine.ts'
import { paymentPasswordSetupFlow } from './payment-password-setup.flow.ts'

const withdrawalConfirmationFlow = withdrawalConfirmationMachine.provide({
  actors: {
    sayReceived: idempotentRequestMachine(sayReceived),
    sayNotReceived: idempotentRequestMachine(sayNotReceived),
  },
})

const withdrawalOrderFlow = withdrawalOrderMachine.provide({
  actors: {
    orderWatch: orderPollingMachine(readOrder),
    takeBack: idempotentRequestMachine(takeBack),
    withdrawalConfirmation: withdrawalConfirmationFlow,
  },
})

/** Withdrawals with an unknown outcome are kept in the tab, by member. */
export const withdrawalFlow = withdrawalMachine.provide({
  actors: {
    readStart: fromPromise(({ signal }) => readStart(signal)),
    paymentPasswordSetup: paymentPasswordSetupFlow,
    orderWithdrawal: idempotentRequestMachine(orderWithdrawal),
    withdrawalOrder: withdrawalOrderFlow,
  },
  actions: {
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) withdrawalIntents.note(memberId, pending)
    },
    clearSavedRequest: ({ context }) => withdrawalIntents.forget(context.memberId),
  },
})
