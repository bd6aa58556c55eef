import { expect, type Page } from '@playwright/test'

/**
 * Stops a page's clock `ahead` milliseconds from now, so that time passes only as the test says. What is due until then is
 * done; on a machine that takes longer than that to say so, the time is over and a later one is named.
 */
export async function stopClock(page: Page, ahead = 1_000): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead)).toPass({
    intervals: [0],
    timeout: 15_000,
  })
}
