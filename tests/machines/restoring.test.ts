import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { restoringModel } from '#tests/models/restoring.ts'

test('every way through the restoring of a session, on a real actor', () => {
  const { findings } = checkModel(restoringModel, { acceptedFile: 'tests/models/restoring.paths.txt' })
  expect(findings).toEqual([])
})
