import { expect, type Page } from '@playwright/test'

/**
 * Stops a page's clock `ahead` milliseconds from now; timers due until then run. On a machine too slow for
 * that, a later time is used.
 */
export async function stopClock(page: Page, ahead = 1_000): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead)).toPass({
    intervals: [0],
    timeout: 15_000,
  })
}
