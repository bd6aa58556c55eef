import { browserStorage } from '#api/browser/browser-storage.ts'

const NAME = 'login-retry-at'
const tab = browserStorage('sessionStorage')

/** When the platform accepts a login again, as far as this tab knows: epoch ms, 0 when it does already. */
export function loadLoginThrottle(): number {
  const retryAt = Number(tab.read(NAME))
  return retryAt > Date.now() ? retryAt : 0
}

/** Keeps that moment (epoch ms) for as long as the tab is open, so that it outlives the popup. */
export const saveLoginThrottle = (retryAt: number): void => tab.write(NAME, String(retryAt))
