import { fetchValue } from '#api/http/call-api.ts'
import { readClock } from '#protocol/site/platform-clock.ts'

/**
 * Returns how far the platform's clock is ahead of this device's, in ms. The error is at most half the
 * response time.
 */
export async function readClockAhead(signal: AbortSignal): Promise<number> {
  const asked = Date.now()
  const { now } = await fetchValue(readClock, {}, { signal })
  return Date.parse(now) - (asked + Date.now()) / 2
}
