import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { promotionJoinModel } from '#tests/models/promotion-join.ts'

test('[PROMO-02] every way of joining a promotion, on a real actor', () => {
  const { findings } = checkModel(promotionJoinModel, {
    acceptedFile: 'tests/models/promotion-join.paths.txt',
  })
  expect(findings).toEqual([])
})
