import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { paymentPasswordRuleModel } from '#tests/models/payment-password-rule.ts'

test('[MEM-02] every way in which the rule of a payment password arrives, on a real actor', () => {
  const { findings } = checkModel(paymentPasswordRuleModel, {
    acceptedFile: 'tests/models/payment-password-rule.paths.txt',
  })
  expect(findings).toEqual([])
})
