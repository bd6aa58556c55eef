import { fromPromise } from 'xstate'
import { replacePaymentPassword } from '#api/cashier/payment-password.ts'
import { paymentPasswordChangeMachine } from '#machines/cashier/payment-password-change.machine.ts'
import { contactCodeFlow } from '#pages/account/contact-code.flow.ts'
import { paymentPasswordRuleFlow } from './payment-password-rule.flow.ts'

export const paymentPasswordChangeFlow = paymentPasswordChangeMachine.provide({
  actors: {
    contactCode: contactCodeFlow,
    paymentPasswordRule: paymentPasswordRuleFlow,
    replacePaymentPassword: fromPromise(({ input, signal }) => replacePaymentPassword(input, signal)),
  },
})
