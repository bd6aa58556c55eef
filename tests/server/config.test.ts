import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { StartRefused } from '#server/start-refused.ts'

function refusalOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof StartRefused) return error.message
    throw error
  }
  throw new Error('There was no refusal')
}

test.each([
  ['PORT', 'abc', 'a whole number from 0 to 65535'],
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', '-1', 'a whole number from 0 to 65535'],
  ['PORT', '80.5', 'a whole number from 0 to 65535'],
  ['PORT', '', 'a whole number from 0 to 65535'],
  ['HOST', '', 'a name or an address of this machine'],
  ['SANDBOX', 'maybe', '0 or 1'],
  ['SANDBOX', '', '0 or 1'],
  ['TRUSTED_PROXIES', 'all', 'a whole number from 0 to 10'],
  ['FIREBASE_PROJECT_ID', '', 'as the console of Firebase says'],
  ['FIREBASE_AUTH_EMULATOR_HOST', 'http://127.0.0.1:9099', 'a host and port'],
  ['FIREBASE_AUTH_EMULATOR_CAPTCHA', 'yes', '0 or 1'],
  ['TRUSTED_PROXIES', '11', 'a whole number from 0 to 10'],
])('%s=%s is refused with what was given and what is allowed', (name, given, allowed) => {
  expect(refusalOf({ [name]: given })).toBe(`${name} is "${given}"; it must be ${allowed}.`)
})

test('what was given stays on one line', () => {
  expect(refusalOf({ SANDBOX: '1\n0' })).toBe('SANDBOX is "1\\n0"; it must be 0 or 1.')
})

test.each([
  ['0', 0],
  ['65535', 65_535],
])('PORT=%s is a port', (PORT, port) => {
  expect(readConfig({ PORT }).port).toBe(port)
})

const project = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'palpite.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'palpite',
}
const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }

test('without a project of Firebase the platform texts codes itself', () => {
  expect(readConfig({}).firebase).toBeNull()
})

test('a project of Firebase is named whole', () => {
  const named = { apiKey: 'key', authDomain: 'palpite.firebaseapp.com', projectId: 'palpite' }
  expect(readConfig(project).firebase).toEqual(named)
  expect(readConfig({ ...project, ...emulator }).firebase).toEqual({
    ...named,
    emulator: { origin: 'http://127.0.0.1:9099', captcha: false },
  })
})

test.each([{ FIREBASE_API_KEY: 'key' }, { FIREBASE_PROJECT_ID: 'palpite' }, emulator])(
  'a part of one, as %o, is refused',
  (part) => {
    expect(refusalOf(part)).toBe(
      'FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID belong together; set all of them or none.',
    )
  },
)

test.each([{ NODE_ENV: 'production' }, { NODE_ENV: 'production', SANDBOX: '1' }, { SANDBOX: '0' }])(
  'the emulator, whose tokens anybody can write, is refused with %o',
  (setting) => {
    expect(refusalOf({ ...project, ...emulator, ...setting })).toBe(
      'FIREBASE_AUTH_EMULATOR_HOST lets anybody in as anybody, so it is refused in production and without the sandbox.',
    )
    expect(readConfig({ ...project, ...setting }).firebase).not.toBeNull()
  },
)
