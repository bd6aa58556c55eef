import type { SiteConfiguration } from '#protocol/site/site-configuration.ts'

let known: SiteConfiguration | null = null

export const cachedSiteConfig = (): SiteConfiguration | null => known

export function cacheSiteConfig(site: SiteConfiguration): void {
  known = site
}
