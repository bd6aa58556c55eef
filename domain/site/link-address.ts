import { isRedirector } from './redirector.ts'

/**
 * Invisible characters, and characters that browsers drop or normalise. They can make a link lead to a host
 * other than the one in its displayed URL.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression must match control characters.
const treacherous = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\]/

/**
 * Checks an external URL that the server has sent. Returns the URL if it is https and its host is one of the
 * domains or their subdomains, otherwise null. Rejects ports, credentials and characters that browsers drop
 * or normalise, because they can disguise the host. Also rejects open redirectors on these domains.
 */
export function outsideAddress(address: string, domains: readonly string[]): string | null {
  if (treacherous.test(address)) return null
  const [, host = ''] = /^https:\/\/([\w-]+(?:\.[\w-]+)+)(?![^/?#])/.exec(address.toLowerCase()) ?? []
  const isOn = (domain: string) => domain && `.${host}`.endsWith(`.${domain.toLowerCase()}`)
  return domains.some(isOn) && !isRedirector(address) ? address : null
}

/**
 * The path of a URL on this site, without query and fragment; null for any other URL, including paths with
 * `..`.
 */
export const ownPath = (address: string): string | null =>
  (!treacherous.test(address) && /^(\/|(?:\/[\w-]+)+\/?)(?![^?#])/.exec(address)?.[1]) || null

type OwnDomains = { mainDomain: string; domainRoute: string }

export const ownDomains = ({ mainDomain, domainRoute }: OwnDomains): string[] => [mainDomain, domainRoute]

export const allowedDomains = (site: OwnDomains & { linkDomains: readonly string[] }): string[] => [
  site.mainDomain,
  site.domainRoute,
  ...site.linkDomains,
]
