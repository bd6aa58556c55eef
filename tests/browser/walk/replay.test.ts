import { COOKIE } from '#api/boot.ts'
import { expectOnly } from '../expect-only.ts'
import { expect } from '../platform.ts'
import { seedWorld } from '../sandbox.ts'
import { flowOf, pathOf, walkerOf } from './find-path.ts'
import { replay } from './replay.ts'
import { wishOfRun } from './replay-wish.ts'
import { speak } from './speak.ts'
import { test } from './tab.ts'

const wish = wishOfRun()

/** Of the window, in CSS pixels. */
const HEIGHT = 800

test.use({
  trace: 'on',
  viewport: { width: wish.width, height: HEIGHT },
  address: wish.address,
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, slowMo: wish.slow }),
    { scope: 'worker' },
  ],
})

test('replays a path in the page', async ({ tab }) => {
  // As long as it takes whoever looks on.
  test.setTimeout(0)
  if (wish.world) await seedWorld(tab.request, wish.world)
  await tab.context.addCookies([{ name: COOKIE, value: wish.language, url: tab.platform.url }])
  await speak(wish.language, tab.page)
  const flow = flowOf(wish.flow)
  const walker = await walkerOf(flow, tab)
  try {
    const { steps } = await replay(pathOf(wish, flow, walker), walker, tab, wish)
    expect(steps.at(-1)?.difference).toBeUndefined()
  } finally {
    await walker.end?.()
    await walker.afterwards?.()
  }
  expectOnly(tab.faults, walker.provoked)
})
