import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { forgotPasswordModel } from '#tests/models/forgot-password.ts'

/** Milliseconds; a large chart, and a busy machine takes several times as long as an idle one. */
const PATIENCE = 60_000

test('every way back in, on a real actor', { timeout: PATIENCE }, () => {
  const { findings } = checkModel(forgotPasswordModel, {
    acceptedFile: 'tests/models/forgot-password.paths.txt',
  })
  expect(findings).toEqual([])
})
