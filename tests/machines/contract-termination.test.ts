import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { contractTerminationModel } from '#tests/models/contract-termination.ts'

test('[CONTR-01] every way of asking to end a contract, on a real actor', () => {
  const { findings } = checkModel(contractTerminationModel, {
    acceptedFile: 'tests/models/contract-termination.paths.txt',
  })
  expect(findings).toEqual([])
})
