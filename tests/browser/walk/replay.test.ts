import { COOKIE } from '#api/site/boot.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { seedWorld } from '#tests/browser/kit/sandbox.ts'
import { flowOf, pathOf, walkerOf } from './find-path.ts'
import { keepTrace, replay, stepLimit } from './replay.ts'
import { requestOfRun } from './replay-request.ts'
import { test } from './tab.ts'

const request = requestOfRun()

/** How long an action waits for its element, in ms. */
const PATIENCE = 15_000
/** Window height in CSS pixels. */
const HEIGHT = 800

test.use({
  // The replay stores its own trace next to its result.
  trace: 'off',
  actionTimeout: PATIENCE,
  viewport: { width: request.width, height: HEIGHT },
  address: request.address,
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, slowMo: request.slow }),
    { scope: 'worker' },
  ],
})

test('the page follows the requested path without differences', async ({ tab }) => {
  test.setTimeout(5 * stepLimit(request))
  if (request.world) await seedWorld(tab.request, request.world)
  await tab.context.addCookies([{ name: COOKIE, value: request.language, url: tab.platform.url }])
  const flow = flowOf(request.flow)
  const walker = await walkerOf(flow, tab)
  const path = pathOf(request, flow, walker)
  // `replay` limits each step. This timeout also leaves time before and after the steps.
  test.setTimeout((path.steps.length + 5) * stepLimit(request))
  try {
    await tab.context.tracing.start({ screenshots: true, snapshots: true })
    const result = await replay(path, walker, tab, request)
    await keepTrace(result, request, tab)
    expect(result.steps.at(-1)?.difference).toBeUndefined()
  } finally {
    await walker.end?.()
    await walker.afterwards?.()
  }
  expectOnly(tab.faults, walker.provoked)
})
