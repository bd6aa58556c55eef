import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeWorkspace } from '#tests/support/http/connections.ts'
import { endPlatforms, freePort, startPlatform } from '#tests/support/platform-process.ts'

/** Limit in milliseconds for a start with existing data and build. */
const LATER_START = 5_000
/** Timeout in milliseconds for a first start, which creates the data, and three more. */
const LONG = 120_000

afterAll(endPlatforms)

test('starts quickly with existing data and a build', { timeout: LONG }, async () => {
  const env = { PORT: await freePort(), DATA: path.join(makeWorkspace(), 'postgres'), SANDBOX: '1' }
  const first = await startPlatform({ env })
  await first.end('SIGTERM')
  const took: number[] = []
  for (let start = 0; start < 3; start++) {
    const before = performance.now()
    const running = await startPlatform({ env })
    took.push(performance.now() - before)
    await running.end('SIGTERM')
  }
  expect(
    took.toSorted((one, other) => one - other)[1],
    `took ${took.map(Math.round).join(', ')} ms`,
  ).toBeLessThan(LATER_START)
})
