import { mobileCountries } from '#domain/auth/mobile-countries.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import { readMobile } from '#domain/auth/read-mobile.ts'
import type { Database } from '#server/database/database.ts'
import { readSetting } from '#server/settings/settings.ts'
import { siteSetting } from '#server/settings/site.settings.ts'

/** Digits only; empty if the country is not supported. */
export const dialingCodeOf = (countryCode: string): string =>
  mobileCountries.find((country) => country.countryCode === countryCode)?.countryDialingCode ?? ''

export async function ownDialingCode({ database }: { database: Database }): Promise<string> {
  const { location } = await readSetting(database, siteSetting)
  return dialingCodeOf(location)
}

/** Null if the number is invalid or its country is not supported. */
export const servedMobile = (countryDialingCode: string, typed: string): Mobile | null =>
  readMobile(typed, countryDialingCode, mobileCountries)

/** E.164; null if the number is invalid or its country is not supported. */
export function mobileOf(countryDialingCode: string, typed: string): string | null {
  const mobile = servedMobile(countryDialingCode, typed)
  return mobile && `+${mobile.countryDialingCode}${mobile.mobileNum}`
}
