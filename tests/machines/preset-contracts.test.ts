import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { presetContractsModel } from '#tests/models/preset-contracts.ts'

test('every way of setting contracts for whoever joins, on a real actor', () => {
  const { findings } = checkModel(presetContractsModel, {
    acceptedFile: 'tests/models/preset-contracts.paths.txt',
  })
  expect(findings).toEqual([])
})
