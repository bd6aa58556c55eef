import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { stopClock } from './stop-clock.ts'

/** The page's clock advances at most `STEP` ms in `EACH` ms of real time. */
const STEP = 20
const EACH = 100

/**
 * Slows a page's clock to a fifth of its speed, so that the page's timeouts suffice on a busy machine.
 * Returns a function that restores the normal speed.
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
