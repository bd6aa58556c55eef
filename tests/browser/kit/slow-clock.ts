import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { stopClock } from './stop-clock.ts'

/** Maximum of page milliseconds per `EACH` milliseconds of the machine. */
const STEP = 20
const EACH = 100

/**
 * Runs a page's clock at a fifth of its pace, so that its timeouts suffice on a busy machine. Returns a
 * function that ends it.
 */
export async function slowClock(page: Page): Promise<() => Promise<void>> {
  await page.clock.install()
  await stopClock(page)
  let isOver = false
  const going = (async () => {
    while (!isOver && !page.isClosed()) {
      await page.clock.runFor(STEP)
      await pause(EACH)
    }
  })()
  return async () => {
    isOver = true
    await going
    await page.clock.resume()
  }
}
