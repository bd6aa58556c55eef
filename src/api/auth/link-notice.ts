import { browserStorage } from '#api/browser/browser-storage.ts'
import { LINK_READ } from '#api/browser/session-storage.ts'

const tab = browserStorage('sessionStorage')

/**
 * Whether the member has acknowledged in this tab which account the login link opened. The end of the session
 * clears the acknowledgement.
 */
export const isLinkRead = (): boolean => tab.read(LINK_READ) !== null

export const markLinkRead = (): void => tab.write(LINK_READ, 'true')
