import { fromPromise } from 'xstate'
import { addAccount, preferAccount, readAccounts, removeAccount } from '#api/cashier/payout-accounts.ts'
import { addPayoutAccountMachine } from '#machines/cashier/add-payout-account.machine.ts'
import { payoutAccountMachine } from '#machines/cashier/payout-account.machine.ts'
import { paymentPasswordSetupFlow } from './payment-password-setup.flow.ts'

const addPayoutAccountFlow = addPayoutAccountMachine.provide({
  actors: {
    paymentPasswordSetup: paymentPasswordSetupFlow,
    addAccount: fromPromise(({ input, signal }) => addAccount(input, signal)),
    readAccounts: fromPromise(({ signal }) => readAccounts(signal)),
  },
})

export const payoutAccountFlow = payoutAccountMachine.provide({
  actors: {
    readAccounts: fromPromise(({ signal }) => readAccounts(signal)),
    addAccount: addPayoutAccountFlow,
    removeAccount: fromPromise(({ input, signal }) => removeAccount(input, signal)),
    preferAccount: fromPromise(({ input, signal }) => preferAccount(input.id, signal)),
  },
})
