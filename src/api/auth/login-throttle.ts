import { browserStorage } from '#api/browser/browser-storage.ts'

const NAME = 'login-retry-at'
const tab = browserStorage('sessionStorage')

/** Returns the time from which this tab may log in again, in epoch ms, or 0 if it may log in now. */
export function loadLoginThrottle(): number {
  const retryAt = Number(tab.read(NAME))
  return retryAt > Date.now() ? retryAt : 0
}

/**
 * Keeps the throttle until the tab is closed, so that closing the popup does not lift it. `retryAt` is in
 * epoch ms.
 */
export const saveLoginThrottle = (retryAt: number): void => tab.write(NAME, String(retryAt))
