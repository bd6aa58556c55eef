import type { Page } from '@playwright/test'

/** Waits until the application has taken over the page that the platform sent, popups and early presses included. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !('early' in window))
}
