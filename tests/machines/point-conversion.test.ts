import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { pointConversionModel } from '#tests/models/point-conversion.ts'

test('[PTS-01] every way of converting points, on a real actor', () => {
  const { findings } = checkModel(pointConversionModel, {
    acceptedFile: 'tests/models/point-conversion.paths.txt',
  })
  expect(findings).toEqual([])
})
