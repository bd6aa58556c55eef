import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { stopClock } from './stop-clock.ts'

/** Milliseconds of the page that go by in `EACH` of the machine's, at most. */
const STEP = 20
const EACH = 100

/**
 * Lets a page's time go by at a fifth of its pace, however busy the machine is: what the page gives a moment to, work and
 * answers, is then done within it. Gives what ends it.
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
