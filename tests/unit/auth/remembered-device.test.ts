import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDevice, recallDevice } from '#api/auth/remembered-device.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'

const mobile = { countryDialingCode: '55', mobileNum: '11988880001' }

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOfStory())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('#api/http/call-api.ts')
})

test('a device is remembered for each name of its owner, and for nobody else', () => {
  keepDevice([{ username: 'ana' }, mobile], 'hers')
  keepDevice([{ username: 'bruno' }], 'his')
  expect(recallDevice({ username: ' ANA ' })).toBe('hers')
  expect(recallDevice(mobile)).toBe('hers')
  expect(recallDevice({ username: 'bruno' })).toBe('his')
  expect(recallDevice({ username: 'carla' })).toBeNull()
})

test('a second step that leaves nothing takes away what was there', () => {
  keepDevice([{ username: 'ana' }], 'hers')
  keepDevice([{ username: 'bruno' }], 'his')
  keepDevice([{ username: 'ana' }], null)
  expect(recallDevice({ username: 'ana' })).toBeNull()
  expect(recallDevice({ username: 'bruno' })).toBe('his')
})

test('what somebody else wrote under the name counts as nothing', () => {
  localStorage.setItem('remembered-device', '[1, 2')
  expect(recallDevice({ username: 'ana' })).toBeNull()
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
])('a login %s says which device it is once one is remembered', async (_way, request) => {
  vi.resetModules()
  const sent: object[] = []
  vi.doMock('#api/http/call-api.ts', () => ({
    ask: async (_call: unknown, request: object) => {
      sent.push(request)
      return { ok: false }
    },
  }))
  const fresh = await import('#api/auth/login.ts')
  const devices = await import('#api/auth/remembered-device.ts')
  const { signal } = new AbortController()
  await fresh.logIn(request, signal)
  devices.keepDevice([{ username: 'ana' }, mobile], 'hers')
  await fresh.logIn(request, signal)
  expect(sent).toEqual([request, { ...request, device: 'hers' }])
})
