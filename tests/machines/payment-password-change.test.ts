import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { paymentPasswordChangeModel } from '#tests/models/payment-password-change.ts'

test('[MEM-02] every way of replacing a payment password, on a real actor', () => {
  const { findings } = checkModel(paymentPasswordChangeModel, {
    acceptedFile: 'tests/models/payment-password-change.paths.txt',
  })
  expect(findings).toEqual([])
})
