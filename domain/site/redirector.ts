/**
 * Open redirectors and message proxies on commonly allowed link domains (server/settings/link-domains.ts).
 * The patterns match host and path in lower case.
 */
const redirectors = [
  /\blm?\.(facebook|instagram|messenger|whatsapp)\.com\//,
  /\byoutube\.com\/(redirect|attribution_link|signin|logout|m)(?![\w-])/,
  /\b(facebook|messenger|instagram)\.com\/(l\.php|flx|linkshim|login|logout|accounts\/login|(v[\d.]+\/)?(dialog|oauth))(?![\w-])/,
  /\b(t|telegram)\.me\/(iv|proxy|socks)(?![\w-])/,
]

/**
 * Whether an https URL matches a known open redirector. Paths with `.` or `..` segments count as redirectors
 * too.
 */
export function isRedirector(address: string): boolean {
  const [, host = '', path = ''] = /^https:\/\/([^/?#]+)([^?#]*)/i.exec(address) ?? []
  const plain = path.replace(/%([\da-f]{2})/gi, (_, sign: string) =>
    String.fromCharCode(Number.parseInt(sign, 16)),
  )
  if (/\/\.{1,2}(\/|$)/.test(plain)) return true
  const place = `${host}/${plain}`.toLowerCase().replace(/\/+/g, '/')
  return redirectors.some((redirector) => redirector.test(place))
}
