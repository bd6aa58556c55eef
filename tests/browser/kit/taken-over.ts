import type { Page } from '@playwright/test'

/** Waits for the end of hydration, including popups and replayed input. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !('early' in window))
}
