import { ownDomains, ownPath } from '#domain/site/link-address.ts'
import type { SiteConfiguration } from '#protocol/site/site-configuration.ts'
import { type SupportEntry, supportKinds } from '#protocol/support/support-entries.ts'
import { supportAddress } from './support-address.ts'
import { showSupportPath } from './support-path.ts'

type Site = Pick<SiteConfiguration, 'customerService' | 'mainDomain' | 'domainRoute'>

/**
 * Returns the customer-service entries in the operator's order (CS-01). An entry is omitted if its kind is
 * unknown or the site lacks its page.
 */
export const supportEntries = (site: Site, hasPage: (path: string) => boolean): SupportEntry[] =>
  site.customerService.flatMap(({ csType, path }) => {
    const kind = supportKinds.find((known) => known === csType.toUpperCase())
    if (!kind) return []
    const address = showSupportPath(path)
    const href = address === null ? null : supportAddress(kind, address, ownDomains(site))
    const page = href === null ? null : ownPath(href)
    return page !== null && !hasPage(page) ? [] : [{ kind, href }]
  })
