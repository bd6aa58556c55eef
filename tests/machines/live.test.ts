import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { liveModel } from '#tests/models/live.ts'

test('every way through the live connection, on a real actor', () => {
  const { findings } = checkModel(liveModel, { acceptedFile: 'tests/models/live.paths.txt' })
  expect(findings).toEqual([])
})
