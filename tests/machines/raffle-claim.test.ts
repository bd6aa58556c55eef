import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { raffleClaimModel } from '#tests/models/raffle-claim.ts'

test('[PROMO-03] every way of drawing in a raffle, on a real actor', () => {
  const { findings } = checkModel(raffleClaimModel, { acceptedFile: 'tests/models/raffle-claim.paths.txt' })
  expect(findings).toEqual([])
})
