import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { contractOfferModel } from '#tests/models/contract-offer.ts'

test('[CONTR-05] every way of offering terms, on a real actor', () => {
  const { findings } = checkModel(contractOfferModel, {
    acceptedFile: 'tests/models/contract-offer.paths.txt',
  })
  expect(findings).toEqual([])
})
