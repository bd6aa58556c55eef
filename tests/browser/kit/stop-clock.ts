import { expect, type Page } from '@playwright/test'

/**
 * Stops a page's clock `ahead` ms from now, after running the timers due by then. If the machine is too slow
 * for that, retries with a later time.
 */
export async function stopClock(page: Page, ahead = 1_000): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead)).toPass({
    intervals: [0],
    timeout: 15_000,
  })
}
