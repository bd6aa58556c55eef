import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { fishHuntModel } from '#tests/models/fish-hunt.ts'

test('every way through a hunt, on a real actor', () => {
  const { findings } = checkModel(fishHuntModel, { acceptedFile: 'tests/models/fish-hunt.paths.txt' })
  expect(findings).toEqual([])
})
