import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { pointRedemptionModel } from '#tests/models/point-redemption.ts'

test('[PTS-01] every way of redeeming points, on a real actor', () => {
  const { findings } = checkModel(pointRedemptionModel, {
    acceptedFile: 'tests/models/point-redemption.paths.txt',
  })
  expect(findings).toEqual([])
})
