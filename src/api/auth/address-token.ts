import { browserStorage } from '#api/browser/browser-storage.ts'
import { savePlayed } from '#api/browser/continue-playing-placeholder.ts'
import { addressToken } from '#protocol/auth/address-token.ts'

const tab = browserStorage('sessionStorage')
const { parameter, prefix, keptAs } = addressToken

/**
 * Moves a login ticket (LOGIN-11) from the address to storage until it is used. Runs before all other code so
 * that history and referrers never contain it; server-rendered pages do this even earlier. Any other token,
 * such as a session's, is dropped and leaves only a note that the link is unusable.
 */
export function takeAddressToken(): void {
  const address = new URL(location.href)
  const token = address.searchParams.get(parameter)
  if (token === null) return
  address.searchParams.delete(parameter)
  history.replaceState(history.state, '', address)
  if (token === '') return
  const isTicket = token.startsWith(prefix)
  tab.write(keptAs, isTicket ? token : '')
  // Members who follow a login link have usually played, so Home reserves space for their games until that is
  // known.
  if (isTicket) savePlayed(true)
}

/** The unused ticket from the address; empty if it was invalid, null without one. */
export const arrivedTicket = (): string | null => tab.read(keptAs)

export const saveTicket = (ticket: string): void => tab.write(keptAs, ticket)

export const clearTicket = (): void => tab.remove(keptAs)
