import { sendsOn } from './redirector.ts'

/** Characters that are dropped, reread or not seen, so that an address would lead elsewhere than it says. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const treacherous = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\]/

/**
 * The gate of all addresses of other sites that come from the platform: the address, if it is secure and on one of these domains or
 * below it; else null. After the host stands its path or nothing: no port and no name to sign in by, which make another host look
 * like one of them, and no sign that browsers drop or reread. A place on such a domain that sends on to anywhere else is none.
 */
export function outsideAddress(address: string, domains: readonly string[]): string | null {
  if (treacherous.test(address)) return null
  const [, host = ''] = /^https:\/\/([\w-]+(?:\.[\w-]+)+)(?![^/?#])/.exec(address.toLowerCase()) ?? []
  const isOn = (domain: string) => domain && `.${host}`.endsWith(`.${domain.toLowerCase()}`)
  return domains.some(isOn) && !sendsOn(address) ? address : null
}

/** The path of an address of this site, made of plain words; null for any other, as for one that leads up and away. */
export const ownPath = (address: string): string | null =>
  (!treacherous.test(address) && /^(\/|(?:\/[\w-]+)+\/?)(?![^?#])/.exec(address)?.[1]) || null

type OwnDomains = { mainDomain: string; domainRoute: string }

/** The operator's own domains. */
export const ownDomains = ({ mainDomain, domainRoute }: OwnDomains): string[] => [mainDomain, domainRoute]

/** The domains that a link may lead to. */
export const allowedDomains = (site: OwnDomains & { linkDomains: readonly string[] }): string[] => [
  site.mainDomain,
  site.domainRoute,
  ...site.linkDomains,
]
