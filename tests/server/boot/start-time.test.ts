import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeWorkspace } from '#tests/support/http/connections.ts'
import { endPlatforms, freePort, startPlatform } from '#tests/support/platform-process.ts'

/** Maximum duration of a start with existing data and an existing build on an idle machine, in ms. */
const LATER_START = 5_000
/** Maximum duration on a busy machine, as a share of the duration of the first start. */
const MOST_OF_FIRST = 0.6
/** Timeout for a first start and three more starts, in ms. */
const LONG = 300_000

afterAll(endPlatforms)

test('starts quickly if data and a build already exist', { timeout: LONG }, async () => {
  const env = { PORT: await freePort(), DATA: path.join(makeWorkspace(), 'postgres'), SANDBOX: '1' }
  const began = performance.now()
  const first = await startPlatform({ env })
  const limit = Math.max(LATER_START, MOST_OF_FIRST * (performance.now() - began))
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
  ).toBeLessThan(limit)
})
