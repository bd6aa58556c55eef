import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { minesRoundModel } from '#tests/models/mines-round.ts'

test('every way through a round of mines, on a real actor', () => {
  const { findings } = checkModel(minesRoundModel, { acceptedFile: 'tests/models/mines-round.paths.txt' })
  expect(findings).toEqual([])
})
