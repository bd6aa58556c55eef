import { browserStorage } from '#api/browser/browser-storage.ts'
import { savePlayed } from '#api/lobby/continue-playing-placeholder.ts'
import { addressToken } from '#protocol/auth/address-token.ts'

const tab = browserStorage('sessionStorage')
const { parameter, prefix, keptAs } = addressToken

/**
 * LOGIN-11: takes a login ticket out of the page's address and keeps it until it has been tried. Called before anything
 * else runs, so that neither the history nor a referrer shows it; a page that the platform sends has done it by then.
 * What is no ticket, such as a session's token, is not kept: it only leaves the note that the link is unusable.
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
  // Most who come by a link have played. Home holds the place of their games until it is known.
  if (isTicket) savePlayed(true)
}

/** The ticket that came with the address and has not been tried yet; empty where it was none, null without one. */
export const arrivedTicket = (): string | null => tab.read(keptAs)

export const saveTicket = (ticket: string): void => tab.write(keptAs, ticket)

export const forgetTicket = (): void => tab.remove(keptAs)
