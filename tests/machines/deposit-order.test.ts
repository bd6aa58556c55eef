import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { depositOrderModel } from '#tests/models/deposit-order.ts'

test('[MEM-04] every way of an order of money in, on a real actor', () => {
  const { findings } = checkModel(depositOrderModel, { acceptedFile: 'tests/models/deposit-order.paths.txt' })
  expect(findings).toEqual([])
})
