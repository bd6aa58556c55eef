import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/mobile/metadata'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import { withoutCarrier, withoutSeparators } from '#domain/text/typed-text.ts'
import type { Country } from './countries.ts'

type ServedCountry = Pick<Country, 'countryDialingCode' | 'minDigits' | 'maxDigits'>

/** Digits that a national number has where the country's own rule is not known. */
const ANY_COUNTRY = { minDigits: 4, maxDigits: 15 }

const countriesOf: Readonly<Record<string, readonly CountryCode[] | undefined>> =
  metadata.country_calling_codes

/**
 * The mobile that was typed or pasted, or null where it is none of a served country: with or without the country's code,
 * `00`, `0`, a carrier's code, a label such as `tel:` and whatever people put between digits. Landlines are refused.
 *
 * @param dialingCode of the country that is chosen, which a number without a country's code is of
 * @param served countries; while they are not known, the chosen one is the only one
 */
export function readMobile(
  typed: string,
  dialingCode: string,
  served: readonly ServedCountry[],
): Mobile | null {
  const text = withoutCarrier(typed)
    .replace(/;.*$/g, '')
    .replace(/^\((\+\d+)\)/, '$1')
  const country = countriesOf[dialingCode]?.[0]
  if (!country) return digitsOnly(text, dialingCode, served)
  for (const reading of readingsOf(text, maxDigitsOf(dialingCode, served))) {
    const number = parsePhoneNumberFromString(reading, { defaultCountry: country, extract: false }, metadata)
    if (!number?.isValid()) continue
    const mobile = { countryDialingCode: number.countryCallingCode, mobileNum: number.nationalNumber }
    if (isServed(mobile, dialingCode, served)) return mobile
  }
  return null
}

/**
 * What a number can mean, the likeliest first. In Brazil `00` comes before a carrier's code, which looks like the country's:
 * as it is dialled from elsewhere, `0055 51…` is Brazilian and not `+51…`. Without a plus, only what is too long for a
 * national number can begin with the code of another country.
 */
function readingsOf(text: string, maxDigits: number): string[] {
  const digits = text.replace(/\D/g, '')
  const hasPlus = text.includes('+')
  const abroad = !hasPlus && digits.startsWith('00') ? [`+${digits.slice(2)}`] : []
  const foreign = !hasPlus && digits.length > maxDigits ? [`+${digits}`] : []
  return [...abroad, text, ...foreign]
}

/** By the rules that the platform tells alone, where the numbering plan is not known here. */
function digitsOnly(text: string, dialingCode: string, served: readonly ServedCountry[]): Mobile | null {
  if (dialingCode === '') return null
  const written = withoutSeparators(text).replace(/[()]/g, '')
  const national = written.replace(new RegExp(`^(?:\\+|00)${dialingCode}`), '').replace(/^0+/, '')
  const mobile = { countryDialingCode: dialingCode, mobileNum: national }
  return /^\d+$/.test(national) && isServed(mobile, dialingCode, served) ? mobile : null
}

/** Whether the platform serves the mobile's country, and the number has the digits that the platform asks for. */
function isServed(
  { countryDialingCode, mobileNum }: Mobile,
  chosen: string,
  served: readonly ServedCountry[],
): boolean {
  const isUnknown = served.length === 0 && countryDialingCode === chosen
  const rule = isUnknown ? ANY_COUNTRY : ruleOf(countryDialingCode, served)
  return rule !== undefined && mobileNum.length >= rule.minDigits && mobileNum.length <= rule.maxDigits
}

const maxDigitsOf = (dialingCode: string, served: readonly ServedCountry[]): number =>
  (ruleOf(dialingCode, served) ?? ANY_COUNTRY).maxDigits

const ruleOf = (dialingCode: string, served: readonly ServedCountry[]): ServedCountry | undefined =>
  served.find(({ countryDialingCode }) => countryDialingCode === dialingCode)
