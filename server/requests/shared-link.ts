import { PLACEHOLDER_DOMAIN } from '#domain/text/placeholder-domain.ts'
import type { RequestOrigin } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSetting } from '#server/settings/settings.ts'
import { siteSetting } from '#server/settings/site.settings.ts'

/**
 * Returns a function that builds absolute URLs for links that members share. They use the operator's main
 * domain (SYS-14). While the sandbox still has its placeholder domain, they use the request's host.
 */
export async function linkMaker(
  { database, sandbox }: Platform,
  { origin }: Pick<RequestOrigin, 'origin'>,
): Promise<(path: string) => string> {
  const { mainDomain, domainRoute } = await readSetting(database, siteSetting)
  const isNobodys = sandbox && mainDomain === PLACEHOLDER_DOMAIN
  const site = isNobodys ? origin : `https://${mainDomain || domainRoute}`
  return (path) => site + path
}
