import { fromPromise } from 'xstate'
import { readPaymentPasswordRule } from '#api/cashier/payment-password.ts'
import { paymentPasswordRuleMachine } from '#machines/cashier/payment-password-rule.machine.ts'

export const paymentPasswordRuleFlow = paymentPasswordRuleMachine.provide({
  actors: { readPaymentPasswordRule: fromPromise(({ signal }) => readPaymentPasswordRule(signal)) },
})
