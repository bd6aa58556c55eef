import type { SiteConfiguration } from '#protocol/site/whitelabel.ts'

let known: SiteConfiguration | null = null

/** What the operator has configured, as far as this page has been told; null before that. */
export const knownSite = (): SiteConfiguration | null => known

export function saveSite(site: SiteConfiguration): void {
  known = site
}
