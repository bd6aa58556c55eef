import { ownDomains } from '#contract/link-address.ts'
import { type SupportEntry, supportKinds } from '#contract/support-entries.ts'
import type { SiteConfiguration } from '#contract/whitelabel.ts'
import { supportAddress } from './support-address.ts'
import { showPath } from './support-path.ts'

type Site = Pick<SiteConfiguration, 'customerService' | 'mainDomain' | 'domainRoute'>

/** CS-01: the ways to customer service, in the operator's order; kinds that the site does not know are left out. */
export const supportEntries = (site: Site): SupportEntry[] =>
  site.customerService.flatMap(({ csType, path }) => {
    const kind = supportKinds.find((known) => known === csType.toUpperCase())
    if (!kind) return []
    const address = showPath(path)
    return [{ kind, href: address === null ? null : supportAddress(kind, address, ownDomains(site)) }]
  })
