import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { pvpMatchModel } from '#tests/models/pvp-match.ts'

test('every way through a match between two members, on a real actor', () => {
  const { findings } = checkModel(pvpMatchModel, { acceptedFile: 'tests/models/pvp-match.paths.txt' })
  expect(findings).toEqual([])
})
