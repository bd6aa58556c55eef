import { browserStorage } from '#api/browser/browser-storage.ts'
import { pickOne } from '#domain/site/trusted-origin.ts'

const tab = browserStorage('sessionStorage')
/** SESS-06: the image base URL. */
const NAME = 'imageBaseUrl'
/** Tells the platform which host the pages that it renders shall name; ends with the browser's session. */
const COOKIE = 'imageHost'

/** The origin that this session's pictures come from; undefined where none of `hosts` is configured. */
export function sessionImageHost(hosts: readonly string[]): string | undefined {
  const kept = tab.read(NAME)
  const host = hosts.find((one) => one === kept) ?? pickOne(hosts, Math.random())
  if (host !== undefined && host !== kept) saveImageHost(host)
  return host
}

/** Makes an origin the one that this session's pictures come from. */
export function saveImageHost(host: string): void {
  tab.write(NAME, host)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store cannot set a cookie that ends with the session.
  document.cookie = `${COOKIE}=${encodeURIComponent(host)}; path=/; samesite=lax`
}
