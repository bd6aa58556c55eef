import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { rewardClaimModel } from '#tests/models/reward-claim.ts'

test('[MEM-10] every way of claiming, on a real actor', () => {
  const { findings } = checkModel(rewardClaimModel, { acceptedFile: 'tests/models/reward-claim.paths.txt' })
  expect(findings).toEqual([])
})
