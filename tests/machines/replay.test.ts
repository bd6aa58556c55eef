import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { replayModel } from '#tests/models/replay.ts'

test('every way through a replay, on a real actor', () => {
  const { findings } = checkModel(replayModel, { acceptedFile: 'tests/models/replay.paths.txt' })
  expect(findings).toEqual([])
})
