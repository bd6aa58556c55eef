import { ownDomains } from '#domain/site/link-address.ts'
import type { RequestOrigin } from '#server/platform/handler.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import type { siteSetting } from '#server/settings/site.settings.ts'

const hostOf = (address: string): string => address.toLowerCase().replace(/^https?:\/\/|[:/].*$/g, '')

/**
 * Returns the host for which phones suggest an SMS code (autofill): the operator's domain that the visitor
 * opened, or else the main domain. The request's host can be forged, so it only selects among the operator's
 * domains. Returns null if the operator has set no domain.
 */
export function codeHost(
  site: Pick<SettingValue<typeof siteSetting>, 'mainDomain' | 'domainRoute'>,
  { origin }: Pick<RequestOrigin, 'origin'>,
): string | null {
  const own = ownDomains(site)
    .map(hostOf)
    .filter((host) => host !== '')
  return own.find((host) => host === hostOf(origin)) ?? own[0] ?? null
}
