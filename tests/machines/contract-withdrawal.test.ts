import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { contractWithdrawalModel } from '#tests/models/contract-withdrawal.ts'

test('[CONTR-06] every way of taking a request back, on a real actor', () => {
  const { findings } = checkModel(contractWithdrawalModel, {
    acceptedFile: 'tests/models/contract-withdrawal.paths.txt',
  })
  expect(findings).toEqual([])
})
