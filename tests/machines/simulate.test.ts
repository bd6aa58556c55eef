import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { simulateModel } from '#tests/models/simulate.ts'

test('every way through a simulation, on a real actor', () => {
  const { findings } = checkModel(simulateModel, { acceptedFile: 'tests/models/simulate.paths.txt' })
  expect(findings).toEqual([])
})
