import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { withdrawalModel } from '#tests/models/withdrawal.ts'

test('[MEM-05] every way of having money paid out, on a real actor', () => {
  const { findings } = checkModel(withdrawalModel, { acceptedFile: 'tests/models/withdrawal.paths.txt' })
  expect(findings).toEqual([])
})
