import { fromPromise } from 'xstate'
import { requestPaymentPassword } from '#api/cashier/payment-password.ts'
import { paymentPasswordSetupMachine } from '#machines/cashier/payment-password-setup.machine.ts'
import { paymentPasswordRuleFlow } from './payment-password-rule.flow.ts'

export const paymentPasswordSetupFlow = paymentPasswordSetupMachine.provide({
  actors: {
    paymentPasswordRule: paymentPasswordRuleFlow,
    requestPaymentPassword: fromPromise(({ input, signal }) => requestPaymentPassword(input, signal)),
  },
})
