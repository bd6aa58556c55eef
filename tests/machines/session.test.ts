import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { sessionModel } from '#tests/models/session.ts'

test('every way through the session, on a real actor', () => {
  const { findings } = checkModel(sessionModel, { acceptedFile: 'tests/models/session.paths.txt' })
  expect(findings).toEqual([])
})
