import type { Mobile } from '#api/sms-code.ts'
import type { Country } from '#contract/countries.ts'

/** A number as somebody types it, with the country they chose. */
export type TypedMobile = { typed: string; dialingCode: string; countries: readonly Country[] }

/** What the platform accepts of any country, for as long as the countries' own rules are not known. */
const ANY_COUNTRY = { minDigits: 4, maxDigits: 15 }
/** What people write between the digits of a number. */
const SEPARATORS = /[\s().-]/g

/** The mobile that is meant, or null while what was typed is no number of its country. */
export function nationalMobile({ typed, dialingCode, countries }: TypedMobile): Mobile | null {
  const known = countries.find((country) => country.countryDialingCode === dialingCode)
  const { minDigits, maxDigits } = known ?? ANY_COUNTRY
  const digits = typed.replaceAll(SEPARATORS, '')
  const isFit = /^\d+$/.test(digits) && digits.length >= minDigits && digits.length <= maxDigits
  return isFit && dialingCode !== '' ? { countryDialingCode: dialingCode, mobileNum: digits } : null
}
