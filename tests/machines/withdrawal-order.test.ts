import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { withdrawalOrderModel } from '#tests/models/withdrawal-order.ts'

test('[MEM-05] every way of an order of money out, on a real actor', () => {
  const { findings } = checkModel(withdrawalOrderModel, {
    acceptedFile: 'tests/models/withdrawal-order.paths.txt',
  })
  expect(findings).toEqual([])
})
