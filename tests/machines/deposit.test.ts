import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { depositModel } from '#tests/models/deposit.ts'

test('[MEM-04] every way of paying in, on a real actor', () => {
  const { findings } = checkModel(depositModel, { acceptedFile: 'tests/models/deposit.paths.txt' })
  expect(findings).toEqual([])
})
