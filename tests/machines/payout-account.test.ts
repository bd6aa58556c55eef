import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { payoutAccountModel } from '#tests/models/payout-account.ts'

test('[MEM-05] every way of saying where money is to be paid to, on a real actor', () => {
  const { findings } = checkModel(payoutAccountModel, {
    acceptedFile: 'tests/models/payout-account.paths.txt',
  })
  expect(findings).toEqual([])
})
