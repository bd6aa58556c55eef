import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { orderWatchModel } from '#tests/models/order-watch.ts'

test('every way of following an order, on a real actor', () => {
  const { findings } = checkModel(orderWatchModel, { acceptedFile: 'tests/models/order-watch.paths.txt' })
  expect(findings).toEqual([])
})
