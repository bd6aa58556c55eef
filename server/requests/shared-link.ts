import { NOBODYS_DOMAIN } from '#domain/text/placeholder-domain.ts'
import type { RequestOrigin } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSetting } from '#server/settings/settings.ts'
import { siteSetting } from '#server/settings/site.settings.ts'

/**
 * Makes whole addresses of paths of the site, for links that members hand on: on the operator's main domain (SYS-14). The one
 * that the sandbox begins with is nobody's, so until it is set such links lead to where the site was reached.
 */
export async function linkMaker(
  { database, sandbox }: Platform,
  { origin }: Pick<RequestOrigin, 'origin'>,
): Promise<(path: string) => string> {
  const { mainDomain, domainRoute } = await readSetting(database, siteSetting)
  const isNobodys = sandbox && mainDomain === NOBODYS_DOMAIN
  const site = isNobodys ? origin : `https://${mainDomain || domainRoute}`
  return (path) => site + path
}
