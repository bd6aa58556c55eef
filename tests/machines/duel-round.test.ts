import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { duelRoundModel } from '#tests/models/duel-round.ts'

test('every way through a duel, on a real actor', () => {
  const { findings } = checkModel(duelRoundModel, { acceptedFile: 'tests/models/duel-round.paths.txt' })
  expect(findings).toEqual([])
})
