import { onTestFinished, vi } from 'vitest'

/**
 * Lets a test move the page's clock with `vi.advanceTimersByTimeAsync`. The clock also runs while Vitest
 * waits for an action or an assertion.
 */
export function fakeClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}
