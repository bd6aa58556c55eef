import type { Page } from '@playwright/test'

/** Shortest delay, in ms. */
const QUICKEST = 400
/** Difference between the delays of successive replies, in ms. */
const STEP = 130
/** Number of different delays. */
const STEPS = 6

/** Delays API replies by varying times, as on a slow connection. */
export async function slowReplies(page: Page): Promise<void> {
  let asked = 0
  await page.route('**/wps/**', async (route) => {
    const delay = QUICKEST + (asked++ % STEPS) * STEP
    await new Promise((resolve) => setTimeout(resolve, delay))
    // The page may be closed by now.
    await route.continue().catch(() => {})
  })
}
