import { fetchValue } from '#api/http/call-api.ts'
import { readClock } from '#protocol/site/platform-clock.ts'

/**
 * Milliseconds by which the platform's clock is ahead of the device's, to half of what the answer took. Throws `CallFailed`.
 */
export async function readClockAhead(signal: AbortSignal): Promise<number> {
  const asked = Date.now()
  const { now } = await fetchValue(readClock, {}, { signal })
  return Date.parse(now) - (asked + Date.now()) / 2
}
