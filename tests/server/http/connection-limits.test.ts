import { expect, test } from 'vitest'
import { readConfig } from '#server/boot/config.ts'
import { connectionLimits, socketLimits } from '#server/http/connection-limits.ts'

const limitsOf = (env: NodeJS.ProcessEnv, openFiles?: number) => connectionLimits(readConfig(env), openFiles)

test('allows the configured number of connections', () => {
  expect(limitsOf({}, 1_000_000)).toEqual({ total: 10_000, perNetwork: 500 })
  const asked = { MAX_CONNECTIONS: '300', MAX_CONNECTIONS_PER_ADDRESS: '20' }
  expect(limitsOf(asked, 1_000_000)).toEqual({ total: 300, perNetwork: 20 })
})

test('allows fewer connections than the process may have open files', () => {
  expect(limitsOf({}, 4_096).total).toBe(3_840)
  expect(limitsOf({}, 64).total).toBe(1)
  expect(limitsOf({ MAX_CONNECTIONS: '1000000' }).total).toBeGreaterThan(0)
})

test('applies no limit per network behind a trusted proxy', () => {
  expect(limitsOf({ TRUSTED_PROXIES: '1' }, 1_000_000).perNetwork).toBeNull()
})

test.each(['0', '-1', 'many'])('refuses to start with MAX_CONNECTIONS=%s', (given) => {
  expect(() => readConfig({ MAX_CONNECTIONS: given })).toThrow('a whole number from 1 to 1000000')
})

test('reserves a quarter of the connections for calls and pages', () => {
  const config = readConfig({ TRUSTED_PROXIES: '1', MAX_CONNECTIONS_PER_ADDRESS: '20' })
  expect(socketLimits(config, { total: 1_000, perNetwork: null })).toEqual({ total: 750, perNetwork: 20 })
})
