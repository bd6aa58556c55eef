import { afterEach, expect, test, vi } from 'vitest'
import { readMustChange, requestPasswordChange } from '#api/auth/change-password.ts'
import { changePassword } from '#protocol/auth/change-password.ts'

const { ask, read } = vi.hoisted(() => ({ ask: vi.fn(), read: vi.fn() }))
vi.mock('#api/http/call-api.ts', () => ({ callApi: ask, fetchValue: read }))

const change = {
  oldPassword: 'palpite123',
  newPassword: 'caju-e-manga-7',
  confirmNewPassword: 'caju-e-manga-7',
}
const { signal } = new AbortController()

afterEach(() => {
  vi.useRealTimers()
  ask.mockReset()
  read.mockReset()
})

test('sends all three passwords of a password change', async () => {
  ask.mockResolvedValue({ ok: true, value: {} })
  expect(await requestPasswordChange(change, signal)).toEqual({ outcome: 'changed' })
  expect(ask).toHaveBeenCalledWith(changePassword, change, { signal })
})

test.each([
  ['password.oldWrong', { guessesLeft: 2 }, { why: 'oldWrong', guessesLeft: 2 }],
  ['password.offRules', { minLength: 8, maxLength: 20 }, { why: 'offRules', minLength: 8, maxLength: 20 }],
  ['password.unchanged', {}, { why: 'unchanged' }],
  ['password.default', {}, { why: 'default' }],
  ['password.confirmationDiffers', {}, { why: 'differs' }],
])('returns the rejection %s of a password change instead of throwing it', async (code, value, refusal) => {
  ask.mockResolvedValue({ ok: false, refusal: { code, message: '', value } })
  expect(await requestPasswordChange(change, signal)).toEqual({ outcome: 'refused', refusal })
})

test('converts the wait after a throttled password change into a time on the device’s clock', async () => {
  vi.useFakeTimers({ now: 1_000 })
  const refusal = { code: 'password.throttled', message: '', value: { retryAfter: 30_000 } }
  ask.mockResolvedValue({ ok: false, refusal })
  expect(await requestPasswordChange(change, signal)).toEqual({ outcome: 'throttled', retryAt: 31_000 })
})

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
])(
  'a password with default=%s and expired=%s requires a change: %s',
  async (passwordDefault, passwordExpired, wanted) => {
    read.mockResolvedValue({ passwordDefault, passwordExpired })
    expect(await readMustChange(signal)).toBe(wanted)
  },
)
