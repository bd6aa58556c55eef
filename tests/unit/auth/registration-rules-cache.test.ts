import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'

const read = vi.fn<() => unknown>()
const ask = vi.fn<() => unknown>()
const { signal } = new AbortController()
const details = {} as never

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', storageOfStory())
  read.mockReset().mockReturnValue({ rules: {} })
  vi.doMock('#api/http/call-api.ts', () => ({ fetchValue: async () => read(), callApi: async () => ask() }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('#api/http/call-api.ts')
})

test.each([
  'register.fieldsRefused',
  'register.codeWrong',
  'register.firebaseRefused',
  'register.affiliateInvalid',
])('[SYS-13] reloads the registration rules after the rejection %s', async (code) => {
  const { registrationSettings } = await import('#api/auth/registration-settings.ts')
  const { register } = await import('#api/auth/registration.ts')
  await registrationSettings(signal)
  await registrationSettings(signal)
  expect(read).toHaveBeenCalledTimes(1)
  ask.mockReturnValue({ ok: false, refusal: { code, value: {} } })
  await register({ method: 'username', details }, signal)
  await registrationSettings(signal)
  expect(read).toHaveBeenCalledTimes(2)
})

test('[SYS-13] keeps the registration rules after a successful registration', async () => {
  const { registrationSettings } = await import('#api/auth/registration-settings.ts')
  const { register } = await import('#api/auth/registration.ts')
  await registrationSettings(signal)
  ask.mockReturnValue({ ok: true, value: {} })
  await register({ method: 'username', details }, signal)
  await registrationSettings(signal)
  expect(read).toHaveBeenCalledTimes(1)
})
