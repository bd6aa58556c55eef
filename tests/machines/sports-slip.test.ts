import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { sportsSlipModel } from '#tests/models/sports-slip.ts'

test('every way of a bet slip, on a real actor', () => {
  const { findings } = checkModel(sportsSlipModel, { acceptedFile: 'tests/models/sports-slip.paths.txt' })
  expect(findings).toEqual([])
})
