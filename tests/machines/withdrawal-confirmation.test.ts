import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { withdrawalConfirmationModel } from '#tests/models/withdrawal-confirmation.ts'

test('[MEM-06] every way of saying whether money has arrived, on a real actor', () => {
  const { findings } = checkModel(withdrawalConfirmationModel, {
    acceptedFile: 'tests/models/withdrawal-confirmation.paths.txt',
  })
  expect(findings).toEqual([])
})
