import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadDevice, saveDevice } from '#api/auth/remembered-device.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'

const mobile = { countryDialingCode: '55', mobileNum: '11988880001' }

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOfStory())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('#api/http/call-api.ts')
})

test('remembers a device only for its owner’s login names', () => {
  saveDevice([{ username: 'ana' }, mobile], 'hers')
  saveDevice([{ username: 'bruno' }], 'his')
  expect(loadDevice({ username: ' ANA ' })).toBe('hers')
  expect(loadDevice(mobile)).toBe('hers')
  expect(loadDevice({ username: 'bruno' })).toBe('his')
  expect(loadDevice({ username: 'carla' })).toBeNull()
})

test('forgets the device when a two-factor login returns no device', () => {
  saveDevice([{ username: 'ana' }], 'hers')
  saveDevice([{ username: 'bruno' }], 'his')
  saveDevice([{ username: 'ana' }], null)
  expect(loadDevice({ username: 'ana' })).toBeNull()
  expect(loadDevice({ username: 'bruno' })).toBe('his')
})

test('ignores an unreadable stored device', () => {
  localStorage.setItem('remembered-device', '[1, 2')
  expect(loadDevice({ username: 'ana' })).toBeNull()
})

const byName = {
  type: 'username',
  username: 'ana',
  password: 'secret',
  slider: 'proof',
  side: 'player',
} as const

test.each([
  ['by name', byName],
  ['by code', { type: 'sms', ...mobile, verificationCode: '123456', side: 'player' } as const],
])('sends the remembered device with a login %s', async (_way, request) => {
  vi.resetModules()
  const sent: object[] = []
  vi.doMock('#api/http/call-api.ts', () => ({
    callApi: async (_call: unknown, request: object) => {
      sent.push(request)
      return { ok: false }
    },
  }))
  const fresh = await import('#api/auth/login.ts')
  const devices = await import('#api/auth/remembered-device.ts')
  const { signal } = new AbortController()
  await fresh.logIn(request, signal)
  devices.saveDevice([{ username: 'ana' }, mobile], 'hers')
  await fresh.logIn(request, signal)
  expect(sent).toEqual([request, { ...request, device: 'hers' }])
})
