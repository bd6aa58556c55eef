import { readSiteConfiguration as call, type SiteConfiguration } from '#contract/whitelabel.ts'
import { read } from './ask.ts'
import { noteSite } from './known-site.ts'

/** Asks the platform what the operator has configured. Throws `CallFailed`. */
export async function readSiteConfiguration(signal: AbortSignal): Promise<SiteConfiguration> {
  const site = await read(call, {}, { signal })
  noteSite(site)
  return site
}
