import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { slotRoundModel } from '#tests/models/slot-round.ts'

test('every way through a round of slot, on a real actor', () => {
  const { findings } = checkModel(slotRoundModel, { acceptedFile: 'tests/models/slot-round.paths.txt' })
  expect(findings).toEqual([])
})
