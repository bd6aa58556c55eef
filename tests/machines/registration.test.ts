import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { registrationModel } from '#tests/models/registration.ts'

/** Milliseconds; one of the largest charts, and a busy machine takes several times as long as an idle one. */
const PATIENCE = 60_000

test('every way through the registration, on a real actor', { timeout: PATIENCE }, () => {
  const { findings } = checkModel(registrationModel, { acceptedFile: 'tests/models/registration.paths.txt' })
  expect(findings).toEqual([])
})
