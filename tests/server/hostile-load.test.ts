import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorkspace } from '#tests/support/connections.ts'
import { quantile } from '#tests/support/flood.ts'
import { floodWithBets, type Target } from '#tests/support/hostile-load.ts'
import { isLong } from '#tests/support/is-long.ts'
import { endPlatforms, type PlatformProcess, startPlatform } from '#tests/support/platform-process.ts'

/** Milliseconds within which 95 of 100 answers must come; the rest of a test run uses the same processors. */
const MOST = isLong ? 100 : 500

const folder = path.join(makeWorkspace(), 'postgres')
let platform: PlatformProcess
let target: Target

beforeAll(async () => {
  platform = await startPlatform({ env: { PORT: '0', DATA: folder, SANDBOX: '1', TRUSTED_PROXIES: '1' } })
  const database = { host: path.join(folder, 'data'), user: 'palpite', database: 'postgres' }
  target = { url: platform.url, database }
}, 180_000)
afterAll(endPlatforms)

test('answers another visitor soon while one trial account sends 800 bets on a locked wallet', {
  timeout: 60_000,
}, async () => {
  const { flood, stranger } = await floodWithBets(target, { count: 800, lockedFor: 5_000 })
  expect(stranger.failures).toEqual([])
  expect(quantile(stranger.latencies, 0.95)).toBeLessThan(MOST)
  // Most are refused before they take a connection; what waited for the lock in vain is told so, and nothing is a fault.
  expect(flood.filter((code) => code === 429).length).toBeGreaterThan(400)
  expect(flood.filter((code) => ![200, 429, 503].includes(code))).toEqual([])
  expect(flood).toContain(503)
})
