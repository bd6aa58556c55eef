import type { Page } from '@playwright/test'

/** Watches for the socket of a page opened later. Messages sent before `opened` resolves are lost. */
export async function watchLine(page: Page): Promise<{ opened: Promise<void> }> {
  const browser = await page.context().newCDPSession(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  browser.once('Network.webSocketHandshakeResponseReceived', () => resolve())
  await browser.send('Network.enable')
  return { opened: promise }
}
