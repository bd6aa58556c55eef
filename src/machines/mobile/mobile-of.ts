import type { Mobile } from '#api/sms-code.ts'
import type { Country } from '#contract/countries.ts'

/** What a form knows of the mobile that is filled in. */
export type MobileForm = {
  /** Digits alone, empty while no country is known. */
  dialingCode: string
  countries: readonly Country[]
  fields: { mobile: string }
}

/** What the platform accepts of any country, for as long as the countries' own rules are not known. */
const ANY_COUNTRY = { minDigits: 4, maxDigits: 15 }
/** What people write between the digits of a number. */
const SEPARATORS = /[\s().-]/g

/** The mobile that is filled in, or null while it is not fit for its country. */
export function mobileOf(form: MobileForm): Mobile | null {
  return isMobile(form) ? { countryDialingCode: form.dialingCode, mobileNum: digitsOf(form) } : null
}

/** Whether the number is one of the chosen country. */
export function isMobile(form: MobileForm): boolean {
  const known = form.countries.find((country) => country.countryDialingCode === form.dialingCode)
  const { minDigits, maxDigits } = known ?? ANY_COUNTRY
  const digits = digitsOf(form)
  if (form.dialingCode === '') return false
  return /^\d+$/.test(digits) && digits.length >= minDigits && digits.length <= maxDigits
}

/**
 * Without the chosen country's own code in front, which comes along where a number is pasted as it is dialled abroad, and
 * without the zero that is dialled before a number at home.
 */
function digitsOf({ fields, dialingCode }: MobileForm): string {
  const written = fields.mobile.replaceAll(SEPARATORS, '')
  const abroad = `+${dialingCode}`
  const national = written.startsWith(abroad) ? written.slice(abroad.length) : written
  return national.replace(/^0+/, '')
}
