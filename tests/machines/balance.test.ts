import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { balanceModel } from '#tests/models/balance.ts'

test('every way through the balance, on a real actor', () => {
  const { findings } = checkModel(balanceModel, { acceptedFile: 'tests/models/balance.paths.txt' })
  expect(findings).toEqual([])
})
