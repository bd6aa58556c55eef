import { browserStorage } from '#api/browser/browser-storage.ts'

const NAME = 'login-retry-at'
const tab = browserStorage('sessionStorage')

/** Epoch ms at which this tab may log in again; 0 if it may now. */
export function loadLoginThrottle(): number {
  const retryAt = Number(tab.read(NAME))
  return retryAt > Date.now() ? retryAt : 0
}

/** Kept while the tab is open, so that closing the popup does not lose it. `retryAt` is epoch ms. */
export const saveLoginThrottle = (retryAt: number): void => tab.write(NAME, String(retryAt))
