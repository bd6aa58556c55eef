import { addressToken } from '#contract/address-token.ts'
import { browserStorage } from './browser-storage.ts'
import { notePlayed } from './has-played.ts'

const tab = browserStorage('sessionStorage')
const { parameter, keptAs } = addressToken

/**
 * LOGIN-11: takes a token out of the page's address and puts it aside until it has been tried. Called before anything
 * else runs, so that neither the history nor a referrer shows it; a page that the platform sends has done it by then.
 */
export function takeAddressToken(): void {
  const address = new URL(location.href)
  const token = address.searchParams.get(parameter)
  if (token === null) return
  address.searchParams.delete(parameter)
  history.replaceState(history.state, '', address)
  if (token === '') return
  tab.write(keptAs, token)
  // Most who come by a link have played. Home holds the place of their games until it is known.
  notePlayed(true)
}

/** The token that came with the address and has not been tried yet, or null. */
export const arrivedToken = (): string | null => tab.read(keptAs)

export const forgetArrivedToken = (): void => tab.remove(keptAs)
