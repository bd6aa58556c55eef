import { mobileCountries } from '#domain/auth/mobile-countries.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import type { listCountries } from '#protocol/auth/countries.ts'
import { readMobile } from '#protocol/auth/read-mobile.ts'
import { accept, type Handler } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSetting } from '#server/settings/settings.ts'

/** Digits alone; empty when the country is not served. */
export const dialingCodeOf = (countryCode: string): string =>
  mobileCountries.find((country) => country.countryCode === countryCode)?.countryDialingCode ?? ''

/** Of the country that the operator's site is for. */
export async function ownDialingCode({ database }: Platform): Promise<string> {
  const { location } = await readSetting(database, 'site')
  return dialingCodeOf(location)
}

/** What was typed as a mobile, read; null where it is no mobile of a country that is served. */
export const servedMobile = (countryDialingCode: string, typed: string): Mobile | null =>
  readMobile(typed, countryDialingCode, mobileCountries)

/** The E.164 number of what was typed as a mobile; null where it is no mobile of a country that is served. */
export function mobileOf(countryDialingCode: string, typed: string): string | null {
  const mobile = servedMobile(countryDialingCode, typed)
  return mobile && `+${mobile.countryDialingCode}${mobile.mobileNum}`
}

export const countriesHandler: Handler<typeof listCountries> = async ({ request, caller }) => {
  const language = request.language ?? caller.language
  const names = new Intl.DisplayNames(language === 'pt' ? 'pt-BR' : 'en', { type: 'region' })
  return accept({
    countries: mobileCountries.map((country) => ({
      ...country,
      name: names.of(country.countryCode) ?? country.countryCode,
    })),
  })
}
