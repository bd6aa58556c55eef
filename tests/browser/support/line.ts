import type { Page } from '@playwright/test'

/**
 * Watches for the line of a page that is still to be opened. `opened` resolves once there is one: what the platform says
 * before is heard by nobody.
 */
export async function watchLine(page: Page): Promise<{ opened: Promise<void> }> {
  const browser = await page.context().newCDPSession(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  browser.once('Network.webSocketHandshakeResponseReceived', () => resolve())
  await browser.send('Network.enable')
  return { opened: promise }
}
