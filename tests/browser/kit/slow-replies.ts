import type { Page } from '@playwright/test'

/** Delay of the fastest reply in milliseconds, the increment for each next one, and the maximum. */
const QUICKEST = 400
const STEP = 130
const STEPS = 6

/** Delays every reply by a different time, as on a slow connection. */
export async function slowReplies(page: Page): Promise<void> {
  let asked = 0
  await page.route('**/wps/**', async (route) => {
    const delay = QUICKEST + (asked++ % STEPS) * STEP
    await new Promise((resolve) => setTimeout(resolve, delay))
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {})
  })
}
