import { readSiteConfiguration } from '#api/http/first-calls.ts'
import { cachedSiteConfig } from '#api/http/site-config-cache.ts'

export async function launchHosts(signal: AbortSignal): Promise<readonly string[]> {
  const site = cachedSiteConfig() ?? (await readSiteConfiguration(signal))
  return site.launchGameCDNs
}
