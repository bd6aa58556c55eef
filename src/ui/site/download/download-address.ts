import { PLACEHOLDER_DOMAIN } from '#domain/text/placeholder-domain.ts'
import type { SiteConfiguration } from '#protocol/site/site-configuration.ts'
import { resourceLinks } from '#ui/layout/resource-links.ts'

export const platforms = ['ios', 'android'] as const
export type Platform = (typeof platforms)[number]

export type DownloadPlaces = {
  site: Pick<SiteConfiguration, 'resources' | 'mainDomain' | 'domainRoute'> | null
  places: Parameters<typeof resourceLinks>[2]
  origin: string
  /** Whether this is a sandbox, which may have no domain. Its links then use the current origin. */
  isSandbox: boolean
}

/**
 * Returns the URL of the operator's own download for a platform: the `download` resource with the platform's
 * name (SYS-14).
 */
export const ownDownload = ({ site, places }: DownloadPlaces, platform: Platform): string | undefined =>
  resourceLinks(site?.resources ?? [], 'download', places).find(
    ({ name }) => name.trim().toLowerCase() === platform,
  )?.href ?? undefined

/**
 * Returns the URL for installing the site on a phone (SIDE-02, DL-01). It is the operator's own download, or
 * else the installation steps on the main domain.
 */
export function downloadAddress(places: DownloadPlaces, platform: Platform): string {
  const own = ownDownload(places, platform)
  if (own) return new URL(own, places.origin).href
  const domain = places.site?.mainDomain || places.site?.domainRoute
  const steps = URL.parse(`https://${domain}/download#${platform}`)
  const isNobodys = places.isSandbox && domain === PLACEHOLDER_DOMAIN
  // An invalid domain could make the link lead anywhere, so use the current origin instead.
  return domain && !isNobodys && steps?.host === domain ? steps.href : `${places.origin}/download#${platform}`
}
