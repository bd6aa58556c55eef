import { beforeEach, expect, test, vi } from 'vitest'
import { anyPassword, readPasswordRules } from '#api/auth/password-rules.ts'
import { clearCached } from '#api/browser/cached-subjects.ts'

const { read } = vi.hoisted(() => ({ read: vi.fn() }))
vi.mock('#api/http/call-api.ts', () => ({ fetchValue: read }))

beforeEach(() => clearCached('registerRules'))

const { signal } = new AbortController()
const asked = { enabled: true, required: true }

test('lengths are the platform’s, and of its patterns only the known one without blanks is held to', async () => {
  const password = { ...asked, acceptedPattern: '^\\S+$', patternId: 9, minLength: 6, maxLength: 12 }
  read.mockResolvedValue({ rules: { password } })
  expect(await readPasswordRules(signal)).toEqual({ minLength: 6, maxLength: 12, pattern: /^\S+$/ })
})

test('an operator’s own expression is left to the platform', async () => {
  const password = { ...asked, acceptedPattern: '^(a+)+$', patternId: null, minLength: 6, maxLength: 12 }
  read.mockResolvedValue({ rules: { password } })
  expect(await readPasswordRules(signal)).toMatchObject({ pattern: null })
})

test('where there is no rule, any password will do here', async () => {
  read.mockResolvedValue({ rules: {} })
  expect(await readPasswordRules(signal)).toEqual(anyPassword)
})
