import { NOBODYS_DOMAIN } from '#domain/text/placeholder-domain.ts'
import type { SiteConfiguration } from '#protocol/site/whitelabel.ts'
import { resourceLinks } from '#ui/layout/resource-links.ts'

/** What phones are of. */
export const platforms = ['ios', 'android'] as const
export type Platform = (typeof platforms)[number]

/** What is known of where the app is to be had. */
export type DownloadPlaces = {
  site: Pick<SiteConfiguration, 'resources' | 'mainDomain' | 'domainRoute'> | null
  /** What a link may lead to. */
  places: Parameters<typeof resourceLinks>[2]
  /** Origin of the page. */
  origin: string
  /** A sandbox whose domain is nobody's yet is reached where it is. */
  isSandbox: boolean
}

/** What the operator leads to for a platform, if to anything: a resource `download` that bears its name (SYS-14). */
export const ownDownload = ({ site, places }: DownloadPlaces, platform: Platform): string | undefined =>
  resourceLinks(site?.resources ?? [], 'download', places).find(
    ({ name }) => name.trim().toLowerCase() === platform,
  )?.href ?? undefined

/** SIDE-02, DL-01: the address that a phone of a platform opens: the operator's own, else the steps for it on this page under the main domain. */
export function downloadAddress(places: DownloadPlaces, platform: Platform): string {
  const own = ownDownload(places, platform)
  if (own) return new URL(own, places.origin).href
  const domain = places.site?.mainDomain || places.site?.domainRoute
  const steps = URL.parse(`https://${domain}/download#${platform}`)
  const isNobodys = places.isSandbox && domain === NOBODYS_DOMAIN
  // A domain that is none would lead anywhere.
  return domain && !isNobodys && steps?.host === domain ? steps.href : `${places.origin}/download#${platform}`
}
