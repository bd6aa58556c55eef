import { beforeEach, expect, test, vi } from 'vitest'
import { readPasswordRules } from '#api/auth/password-rules.ts'
import { clearCached } from '#api/browser/cached-subjects.ts'
import { anyPassword } from '#domain/auth/password-rules.ts'

const { read } = vi.hoisted(() => ({ read: vi.fn() }))
vi.mock('#api/http/call-api.ts', () => ({ fetchValue: read }))

beforeEach(() => clearCached('registerRules'))

const { signal } = new AbortController()
const asked = { enabled: true, required: true }

test('reads the password’s length limits and the known pattern that forbids blanks', async () => {
  const password = { ...asked, acceptedPattern: '^\\S+$', patternId: 9, minLength: 6, maxLength: 12 }
  read.mockResolvedValue({ rules: { password } })
  expect(await readPasswordRules(signal)).toEqual({ minLength: 6, maxLength: 12, pattern: /^\S+$/ })
})

test('leaves the check of an operator’s own password pattern to the platform', async () => {
  const password = { ...asked, acceptedPattern: '^(a+)+$', patternId: null, minLength: 6, maxLength: 12 }
  read.mockResolvedValue({ rules: { password } })
  expect(await readPasswordRules(signal)).toMatchObject({ pattern: null })
})

test('accepts any password when there is no rule', async () => {
  read.mockResolvedValue({ rules: {} })
  expect(await readPasswordRules(signal)).toEqual(anyPassword)
})
