import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { paymentPasswordSetupModel } from '#tests/models/payment-password-setup.ts'

test('every way of choosing a payment password, on a real actor', () => {
  const { findings } = checkModel(paymentPasswordSetupModel, {
    acceptedFile: 'tests/models/payment-password-setup.paths.txt',
  })
  expect(findings).toEqual([])
})
