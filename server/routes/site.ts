import type { readDomainRoute } from '#contract/domain-route.ts'
import type { readPublicKey } from '#contract/sealed.ts'
import type { readSiteConfiguration, SiteConfiguration } from '#contract/whitelabel.ts'
import { accept, type Handler } from '../handler.ts'
import { whitelabelOf } from '../modules.ts'
import type { Platform } from '../platform.ts'
import { readSetting } from '../settings.ts'
import { hidePath } from '../support/support-path.ts'
import { dialingCodeOf } from './countries.ts'

/** SYS-07: what the operator has configured, as the site reads it. */
export async function siteConfigurationOf({ database }: Platform): Promise<SiteConfiguration> {
  const [site, modules, system, service] = await Promise.all([
    readSetting(database, 'site'),
    readSetting(database, 'modules'),
    readSetting(database, 'systemStatus'),
    readSetting(database, 'customerService'),
  ])
  const { gtagId, ...rest } = site
  return {
    ...rest,
    customerService: service.entries.map(({ csType, address }) => ({ csType, path: hidePath(address) })),
    dialingCode: dialingCodeOf(site.location),
    whitelabel: whitelabelOf(modules),
    analytics: { gtagId },
    maintenance: system.maintenance,
    maintenanceEnd: system.maintenanceEnd,
    regionRestriction: system.regionRestricted,
  }
}

export const siteConfigurationHandler: Handler<typeof readSiteConfiguration> = async ({ platform }) =>
  accept(await siteConfigurationOf(platform))

export const domainRouteHandler: Handler<typeof readDomainRoute> = async ({ platform }) => {
  const { domainRoute, mainDomain } = await readSetting(platform.database, 'site')
  return accept({ domainRoute, mainDomain })
}

export const publicKeyHandler: Handler<typeof readPublicKey> = async ({ platform, now }) =>
  accept({ ...platform.sealing.publicKey, at: now.getTime() })
