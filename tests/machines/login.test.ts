import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { loginModel } from '#tests/models/login.ts'

/** Milliseconds; the login is the largest chart, and a busy machine takes several times as long as an idle one. */
const PATIENCE = 60_000

test('every way through the login, on a real actor', { timeout: PATIENCE }, () => {
  const { findings } = checkModel(loginModel, { acceptedFile: 'tests/models/login.paths.txt' })
  expect(findings).toEqual([])
})
