import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { downlineTransferModel } from '#tests/models/downline-transfer.ts'

test('every way of sending money to somebody in the team, on a real actor', () => {
  const { findings } = checkModel(downlineTransferModel, {
    acceptedFile: 'tests/models/downline-transfer.paths.txt',
  })
  expect(findings).toEqual([])
})
