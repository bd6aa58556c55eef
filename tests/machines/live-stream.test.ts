import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { liveStreamModel } from '#tests/models/live-stream.ts'

test('[GAME-12] every way to a host’s table, on a real actor', () => {
  const { findings } = checkModel(liveStreamModel, { acceptedFile: 'tests/models/live-stream.paths.txt' })
  expect(findings).toEqual([])
})
