import { browserStorage } from '#api/browser/browser-storage.ts'
import { pickOne } from '#domain/site/trusted-origin.ts'

const tab = browserStorage('sessionStorage')
/** The image base URL (SESS-06). */
const NAME = 'imageBaseUrl'
/** Session cookie with the host for pages that the platform renders. */
const COOKIE = 'imageHost'

/** The origin of this session's images; undefined without configured `hosts`. */
export function sessionImageHost(hosts: readonly string[]): string | undefined {
  const kept = tab.read(NAME)
  const host = hosts.find((one) => one === kept) ?? pickOne(hosts, Math.random())
  if (host !== undefined && host !== kept) saveImageHost(host)
  return host
}

export function saveImageHost(host: string): void {
  tab.write(NAME, host)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store cannot set a cookie that ends with the session.
  document.cookie = `${COOKIE}=${encodeURIComponent(host)}; path=/; samesite=lax`
}
