import { browserStorage } from '#api/browser/browser-storage.ts'
import { pickOne } from '#domain/site/trusted-origin.ts'

const tab = browserStorage('sessionStorage')
/** Storage key of the image base URL (SESS-06). */
const NAME = 'imageBaseUrl'
/** Session cookie that tells the platform which image host to use in the pages it renders. */
const COOKIE = 'imageHost'

/**
 * Returns this tab's image host, chosen at random from `hosts` on first use. A host that is no longer listed
 * is replaced. Undefined if `hosts` is empty.
 */
export function sessionImageHost(hosts: readonly string[]): string | undefined {
  const kept = tab.read(NAME)
  const host = hosts.find((one) => one === kept) ?? pickOne(hosts, Math.random())
  if (host !== undefined && host !== kept) saveImageHost(host)
  return host
}

export function saveImageHost(host: string): void {
  tab.write(NAME, host)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store cannot set a session cookie.
  document.cookie = `${COOKIE}=${encodeURIComponent(host)}; path=/; samesite=lax`
}
