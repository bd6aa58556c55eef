import type { Page } from '@playwright/test'

/** Shortest delay in ms, increment per reply, and number of different delays. */
const QUICKEST = 400
const STEP = 130
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
