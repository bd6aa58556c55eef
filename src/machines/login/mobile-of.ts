import type { Mobile } from '#api/sms-code.ts'
import type { LoginContext } from './login-context.ts'

/** What the platform accepts of any country, for as long as the countries' own rules are not known. */
const ANY_COUNTRY = { minDigits: 4, maxDigits: 15 }
/** What people write between the digits of a number. */
const SEPARATORS = /[\s().-]/g

/** The mobile that is filled in, or null while it is not fit for its country. */
export function mobileOf(context: LoginContext): Mobile | null {
  return isMobile(context) ? { countryDialingCode: context.dialingCode, mobileNum: digitsOf(context) } : null
}

/** Whether the number is one of the chosen country. */
export function isMobile(context: LoginContext): boolean {
  const known = context.countries.find((country) => country.countryDialingCode === context.dialingCode)
  const { minDigits, maxDigits } = known ?? ANY_COUNTRY
  const digits = digitsOf(context)
  if (context.dialingCode === '') return false
  return /^\d+$/.test(digits) && digits.length >= minDigits && digits.length <= maxDigits
}

const digitsOf = ({ fields }: LoginContext) => fields.mobile.replaceAll(SEPARATORS, '')
