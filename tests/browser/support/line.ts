import type { Page } from '@playwright/test'

/**
 * Watches a page that has not been opened yet. `opened` resolves when the page's socket is connected. Socket
 * messages sent before that do not reach the page.
 */
export async function watchLine(page: Page): Promise<{ opened: Promise<void> }> {
  const browser = await page.context().newCDPSession(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  browser.once('Network.webSocketHandshakeResponseReceived', () => resolve())
  await browser.send('Network.enable')
  return { opened: promise }
}
