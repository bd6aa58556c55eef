import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { sliderModel } from '#tests/models/slider.ts'

test('every way through the slider, on a real actor', () => {
  const { findings } = checkModel(sliderModel, { acceptedFile: 'tests/models/slider.paths.txt' })
  expect(findings).toEqual([])
})
