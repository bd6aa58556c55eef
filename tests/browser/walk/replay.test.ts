import { COOKIE } from '#api/site/boot.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { seedWorld } from '#tests/browser/kit/sandbox.ts'
import { flowOf, pathOf, walkerOf } from './find-path.ts'
import { keepTrace, replay, stepLimit } from './replay.ts'
import { wishOfRun } from './replay-wish.ts'
import { speak } from './speak.ts'
import { test } from './tab.ts'

const wish = wishOfRun()

/** Milliseconds that an action waits for its element. */
const PATIENCE = 15_000
/** Window height in CSS pixels. */
const HEIGHT = 800

test.use({
  // The replay stores its own trace beside its result.
  trace: 'off',
  actionTimeout: PATIENCE,
  viewport: { width: wish.width, height: HEIGHT },
  address: wish.address,
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, slowMo: wish.slow }),
    { scope: 'worker' },
  ],
})

test('replays a path in the page', async ({ tab }) => {
  test.setTimeout(5 * stepLimit(wish))
  if (wish.world) await seedWorld(tab.request, wish.world)
  await tab.context.addCookies([{ name: COOKIE, value: wish.language, url: tab.platform.url }])
  await speak(wish.language, tab.page)
  const flow = flowOf(wish.flow)
  const walker = await walkerOf(flow, tab)
  const path = pathOf(wish, flow, walker)
  // Every step has its own timeout; this one includes the time before and after.
  test.setTimeout((path.steps.length + 5) * stepLimit(wish))
  try {
    await tab.context.tracing.start({ screenshots: true, snapshots: true })
    const result = await replay(path, walker, tab, wish)
    await keepTrace(result, wish, tab)
    expect(result.steps.at(-1)?.difference).toBeUndefined()
  } finally {
    await walker.end?.()
    await walker.afterwards?.()
  }
  expectOnly(tab.faults, walker.provoked)
})
