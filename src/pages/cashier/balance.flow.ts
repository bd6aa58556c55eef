import { fromPromise } from 'xstate'
import { saveBalanceMask } from '#api/cashier/balance-visibility.ts'
import { balanceMachine } from '#machines/cashier/balance.machine.ts'

/** The API call's code is loaded on first use, to keep it out of Home's first script. */
export const balanceFlow = balanceMachine.provide({
  actors: {
    readBalance: fromPromise(async ({ signal }) =>
      (await import('#api/http/first-calls.ts')).readBalance(signal),
    ),
  },
  actions: { saveMask: (_, masked) => saveBalanceMask(masked) },
})
