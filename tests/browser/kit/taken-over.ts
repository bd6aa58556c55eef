import type { Page } from '@playwright/test'

/** Waits until the page has loaded, is hydrated and has replayed early input. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !('early' in window))
}
