import { readSiteConfiguration } from '#api/http/first-calls.ts'
import { knownSite } from '#api/site/site-config-cache.ts'

/** Origins that open games, of the configuration that the page knows; asked for where it knows none. Throws `CallFailed`. */
export async function launchHosts(signal: AbortSignal): Promise<readonly string[]> {
  const site = knownSite() ?? (await readSiteConfiguration(signal))
  return site.launchGameCDNs
}
