import { isRedirector } from './redirector.ts'

/**
 * Invisible characters, and those that browsers drop or normalise. They make the target differ from the
 * displayed address.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression must match control characters.
const treacherous = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\]/

/**
 * Checks every external address that the server sends. Returns it if it is https and on one of these domains
 * or a subdomain, else null. Rejects ports, credentials and characters that browsers drop or normalise, as
 * they can disguise the host. Rejects open redirectors on these domains too.
 */
export function outsideAddress(address: string, domains: readonly string[]): string | null {
  if (treacherous.test(address)) return null
  const [, host = ''] = /^https:\/\/([\w-]+(?:\.[\w-]+)+)(?![^/?#])/.exec(address.toLowerCase()) ?? []
  const isOn = (domain: string) => domain && `.${host}`.endsWith(`.${domain.toLowerCase()}`)
  return domains.some(isOn) && !isRedirector(address) ? address : null
}

/** A plain path on this site; null for any other address, including paths with `..`. */
export const ownPath = (address: string): string | null =>
  (!treacherous.test(address) && /^(\/|(?:\/[\w-]+)+\/?)(?![^?#])/.exec(address)?.[1]) || null

type OwnDomains = { mainDomain: string; domainRoute: string }

export const ownDomains = ({ mainDomain, domainRoute }: OwnDomains): string[] => [mainDomain, domainRoute]

export const allowedDomains = (site: OwnDomains & { linkDomains: readonly string[] }): string[] => [
  site.mainDomain,
  site.domainRoute,
  ...site.linkDomains,
]
