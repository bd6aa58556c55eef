import { browserStorage } from '#api/browser/browser-storage.ts'

const NAME = 'login-retry-at'
const tab = browserStorage('sessionStorage')

/** Epoch ms of the next allowed login as known to this tab; 0 if allowed now. */
export function loadLoginThrottle(): number {
  const retryAt = Number(tab.read(NAME))
  return retryAt > Date.now() ? retryAt : 0
}

/** Keeps `retryAt` (epoch ms) while the tab is open, so it survives closing the popup. */
export const saveLoginThrottle = (retryAt: number): void => tab.write(NAME, String(retryAt))
