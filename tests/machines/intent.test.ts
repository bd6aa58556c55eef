import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { intentModel } from '#tests/models/intent.ts'

test('every way of having something done once, on a real actor', () => {
  const { findings } = checkModel(intentModel, { acceptedFile: 'tests/models/intent.paths.txt' })
  expect(findings).toEqual([])
})
