import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorkspace } from '#tests/support/http/connections.ts'
import { quantile } from '#tests/support/http/flood.ts'
import {
  floodFromAddresses,
  floodWithBets,
  inOneNetwork,
  inTwelveNetworks,
  type Outcome,
  type Target,
} from '#tests/support/http/hostile-load.ts'
import { isLong } from '#tests/support/is-long.ts'
import { endPlatforms, type PlatformProcess, startPlatform } from '#tests/support/platform-process.ts'

/** Maximum 95th percentile of a visitor's latency, in ms. */
const MOST = 100
/** The maximum during a flood from many networks, which saturates the processors. */
const MOST_FROM_MANY = 250
/**
 * Limit while other tests run: `times` the latency without a flood, plus `more` ms, but at most `ceiling` ms.
 * The ceiling is multiplied by the slowdown from waiting for a processor.
 */
const MOST_BESIDE_TESTS = { times: 5, more: 150, ceiling: 250 }

function isServed({ quiet, stranger, slowdown }: Outcome, most = MOST): void {
  const { times, more, ceiling } = MOST_BESIDE_TESTS
  const mostNow = Math.min(ceiling * slowdown, times * quantile(quiet.latencies, 0.95) + more)
  expect(stranger.failures).toEqual([])
  expect(quantile(stranger.latencies, 0.95)).toBeLessThan(isLong ? most : mostNow)
}

const FLOOD = { clients: 450, lastsFor: isLong ? 12_000 : 2_500 }

const folder = path.join(makeWorkspace(), 'postgres')
let platform: PlatformProcess
let target: Target

beforeAll(async () => {
  platform = await startPlatform({ env: { PORT: '0', DATA: folder, SANDBOX: '1', TRUSTED_PROXIES: '1' } })
  const database = { host: path.join(folder, 'data'), user: 'palpite', database: 'postgres' }
  target = { url: platform.url, pid: platform.child.pid, database }
}, 180_000)
afterAll(endPlatforms)

test('serves other visitors quickly while a trial player sends 800 bets from a locked wallet', {
  timeout: 60_000,
}, async () => {
  const outcome = await floodWithBets(target, { count: 800, lockedFor: 7_000 })
  const { flood } = outcome
  isServed(outcome)
  // Most bets are rejected before they take a connection. Bets that time out on the lock get 503, not 500.
  expect(flood.filter((code) => code === 429).length).toBeGreaterThan(400)
  expect(flood.filter((code) => ![200, 429, 503].includes(code))).toEqual([])
  expect(flood).toContain(503)
})

test.each<[string, (index: number) => string, number]>([
  ['different /64s of one /48', inOneNetwork, MOST],
  // Only in the long suite, because a flood from many networks takes processors that other tests need.
  ...(isLong
    ? [['twelve addresses', inTwelveNetworks, MOST_FROM_MANY] as [string, typeof inTwelveNetworks, number]]
    : []),
])(
  'serves other visitors quickly while 450 clients from %s flood the platform',
  {
    timeout: 60_000,
  },
  async (_, addressOf, most) => {
    const outcome = await floodFromAddresses(target, { ...FLOOD, addressOf })
    isServed(outcome, most)
    // Clients are served in turn and rejected beyond their network's share. There is no server error.
    expect(outcome.flood.filter((code) => ![200, 404, 429].includes(code))).toEqual([])
    if (addressOf === inOneNetwork) expect(outcome.flood).toContain(429)
  },
)
