import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { readSetting } from '#server/settings/settings.ts'
import { siteSetting } from '#server/settings/site.settings.ts'

export const readDomainRoute: HandlerOf<'readDomainRoute'> = async ({ platform }) => {
  const { domainRoute, mainDomain } = await readSetting(platform.database, siteSetting)
  return accept({ domainRoute, mainDomain })
}
