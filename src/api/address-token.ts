import { browserStorage } from './browser-storage.ts'

const tab = browserStorage('sessionStorage')
const NAME = 'token'
const ARRIVED = 'arrivedToken'

/**
 * LOGIN-11: takes a token out of the page's address and puts it aside until it has been tried. Called before anything
 * else runs, so that neither the history nor a referrer shows it.
 */
export function takeAddressToken(): void {
  const address = new URL(location.href)
  const token = address.searchParams.get(NAME)
  if (token === null) return
  address.searchParams.delete(NAME)
  history.replaceState(history.state, '', address)
  if (token !== '') tab.write(ARRIVED, token)
}

/** The token that came with the address and has not been tried yet, or null. */
export const arrivedToken = (): string | null => tab.read(ARRIVED)

export const forgetArrivedToken = (): void => tab.remove(ARRIVED)
