import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { tableRoundModel } from '#tests/models/table-round.ts'

test('every way through a round at a table, on a real actor', () => {
  const { findings } = checkModel(tableRoundModel, { acceptedFile: 'tests/models/table-round.paths.txt' })
  expect(findings).toEqual([])
})
