/**
 * Where sites that links are usually allowed to (server/settings/link-domains.ts) send whoever comes on to any address that the link says, or
 * have their messages led through anybody's proxy: host and path, in lower case.
 */
const redirectors = [
  /\blm?\.(facebook|instagram|messenger|whatsapp)\.com\//,
  /\byoutube\.com\/(redirect|attribution_link|signin|logout|m)(?![\w-])/,
  /\b(facebook|messenger|instagram)\.com\/(l\.php|flx|linkshim|login|logout|accounts\/login|(v[\d.]+\/)?(dialog|oauth))(?![\w-])/,
  /\b(t|telegram)\.me\/(iv|proxy|socks)(?![\w-])/,
]

/** Whether a secure address leads on to another one, whatever its host; so may one whose path leads up. */
export function sendsOn(address: string): boolean {
  const [, host = '', path = ''] = /^https:\/\/([^/?#]+)([^?#]*)/i.exec(address) ?? []
  const plain = path.replace(/%([\da-f]{2})/gi, (_, sign: string) =>
    String.fromCharCode(Number.parseInt(sign, 16)),
  )
  if (/\/\.{1,2}(\/|$)/.test(plain)) return true
  const place = `${host}/${plain}`.toLowerCase().replace(/\/+/g, '/')
  return redirectors.some((redirector) => redirector.test(place))
}
