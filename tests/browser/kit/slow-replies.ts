import type { Page } from '@playwright/test'

/** Milliseconds that the quickest reply takes, and by how much each next one takes longer, up to the slowest. */
const QUICKEST = 400
const STEP = 130
const STEPS = 6

/** Has every reply of the platform come late, each at another moment, as on a slow line. */
export async function slowReplies(page: Page): Promise<void> {
  let asked = 0
  await page.route('**/wps/**', async (route) => {
    const delay = QUICKEST + (asked++ % STEPS) * STEP
    await new Promise((resolve) => setTimeout(resolve, delay))
    // The page may have been left meanwhile.
    await route.continue().catch(() => {})
  })
}
