import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { loginLinkModel } from '#tests/models/login-link.ts'

test('every way through a login link, on a real actor', () => {
  const { findings } = checkModel(loginLinkModel, { acceptedFile: 'tests/models/login-link.paths.txt' })
  expect(findings).toEqual([])
})
