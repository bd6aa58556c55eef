import { browserStorage } from '#api/browser/browser-storage.ts'
import { savePlayed } from '#api/browser/continue-playing-placeholder.ts'
import { addressToken } from '#protocol/auth/address-token.ts'

const tab = browserStorage('sessionStorage')
const { parameter, prefix, keptAs } = addressToken

/**
 * Moves the login ticket (LOGIN-11) from the URL to session storage until it is used. This runs before all
 * other code, so that the browser history and referrers never contain the ticket. In server-rendered pages,
 * an inline script does it even earlier. Any other token, such as a session token, is dropped. An empty value
 * is stored instead, which marks the link as unusable.
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
  // Members who follow a login link have usually played before. Home therefore reserves space for their
  // recent games until it knows whether there are any.
  if (isTicket) savePlayed(true)
}

/**
 * Returns the unused ticket from the URL. The result is empty if the ticket was invalid, and null if there
 * was none.
 */
export const arrivedTicket = (): string | null => tab.read(keptAs)

export const saveTicket = (ticket: string): void => tab.write(keptAs, ticket)

export const clearTicket = (): void => tab.remove(keptAs)
