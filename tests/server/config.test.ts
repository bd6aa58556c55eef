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
