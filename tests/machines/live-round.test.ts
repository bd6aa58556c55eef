import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { liveRoundModel } from '#tests/models/live-round.ts'

test('every way through the rounds of a live table, on a real actor', () => {
  const { findings } = checkModel(liveRoundModel, { acceptedFile: 'tests/models/live-round.paths.txt' })
  expect(findings).toEqual([])
})
