import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { favouriteModel } from '#tests/models/favourite.ts'

test('[GAME-02] [GAME-03] every way through marking games, on a real actor', () => {
  const { findings } = checkModel(favouriteModel, { acceptedFile: 'tests/models/favourite.paths.txt' })
  expect(findings).toEqual([])
})
