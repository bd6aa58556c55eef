import { browserStorage } from '#api/browser/browser-storage.ts'

const NAME = 'login-retry-at'
const tab = browserStorage('sessionStorage')

/** When this tab may log in again, in epoch ms. 0 if it may now. */
export function loadLoginThrottle(): number {
  const retryAt = Number(tab.read(NAME))
  return retryAt > Date.now() ? retryAt : 0
}

/**
 * Kept until the tab is closed, so that closing the popup does not lift the throttle. `retryAt` is in epoch
 * ms.
 */
export const saveLoginThrottle = (retryAt: number): void => tab.write(NAME, String(retryAt))
