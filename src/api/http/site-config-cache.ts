import type { SiteConfiguration } from '#protocol/site/whitelabel.ts'

let known: SiteConfiguration | null = null

/** The configuration already read by this page, or null. */
export const knownSite = (): SiteConfiguration | null => known

export function saveSite(site: SiteConfiguration): void {
  known = site
}
