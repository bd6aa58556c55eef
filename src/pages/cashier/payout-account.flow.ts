import { fromPromise } from 'xstate'
import { addAccount, preferAccount, readAccounts, removeAccount } from '#api/cashier/payout-accounts.ts'
import { payoutAccountMachine } from '#machines/cashier/payout-account.machine.ts'
import { paymentPasswordSetupFlow } from './payment-password-setup.flow.ts'

export const payoutAccountFlow = payoutAccountMachine.provide({
  actors: {
    readAccounts: fromPromise(({ signal }) => readAccounts(signal)),
    paymentPasswordSetup: paymentPasswordSetupFlow,
    addAccount: fromPromise(({ input, signal }) => addAccount(input, signal)),
    removeAccount: fromPromise(({ input, signal }) => removeAccount(input, signal)),
    preferAccount: fromPromise(({ input, signal }) => preferAccount(input.id, signal)),
  },
})
