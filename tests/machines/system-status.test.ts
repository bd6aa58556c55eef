import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { systemStatusModel } from '#tests/models/system-status.ts'

test('every way through the system status, on a real actor', () => {
  const { findings } = checkModel(systemStatusModel, { acceptedFile: 'tests/models/system-status.paths.txt' })
  expect(findings).toEqual([])
})
