import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { paymentPasswordRuleMachine } from '#machines/cashier/payment-password-rule.machine.ts'

export const paymentPasswordRuleModel = defineModel(paymentPasswordRuleMachine, {
  events: { 'rule.outdated': {} },
  outcomes: {
    readPaymentPasswordRule: {
      'rule loaded': { done: { patternId: 6, minLength: 6, maxLength: 6 } },
      'no answer': { error: new CallFailed('offline') },
    },
  },
})
