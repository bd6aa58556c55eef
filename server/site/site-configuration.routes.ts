import type { SiteConfiguration } from '#protocol/site/site-configuration.ts'
import { dialingCodeOf } from '#server/identity/countries.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { whitelabelOf } from '#server/settings/modules.ts'
import { readSetting } from '#server/settings/settings.ts'
import { modulesSetting, siteSetting, systemStatusSetting } from '#server/settings/site.settings.ts'
import { hidePath } from '#server/support/live-chat/support-path.ts'
import { customerServiceSetting } from '#server/support/support.settings.ts'

/** SYS-07 */
export async function siteConfigurationOf({ database }: Platform): Promise<SiteConfiguration> {
  const [site, modules, system, service] = await Promise.all([
    readSetting(database, siteSetting),
    readSetting(database, modulesSetting),
    readSetting(database, systemStatusSetting),
    readSetting(database, customerServiceSetting),
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

export const readSiteConfiguration: HandlerOf<'readSiteConfiguration'> = async ({ platform }) =>
  accept(await siteConfigurationOf(platform))
