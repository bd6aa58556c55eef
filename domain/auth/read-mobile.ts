import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/mobile/metadata'
import { withoutCarrier, withoutSeparators } from '#domain/text/typed-text.ts'
import type { Mobile } from './mobile-number.ts'

type ServedCountry = { countryDialingCode: string; minDigits: number; maxDigits: number }

/** Possible lengths of a national number in countries without a known rule. */
const ANY_COUNTRY = { minDigits: 4, maxDigits: 15 }

const countriesOf: Readonly<Record<string, readonly CountryCode[] | undefined>> =
  metadata.country_calling_codes

/**
 * Parses a typed mobile number. Returns null if it is not a valid number of a supported country. A country
 * code, `00`, `0`, a carrier code, a label such as `tel:` and separators are allowed. Landline numbers are
 * rejected.
 * @param dialingCode dialling code of the selected country, for numbers without a country code
 * @param served the supported countries; until they are known, only the selected country is supported
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
 * Possible readings of a number, most likely first. In Brazil, `00` may precede a carrier code that looks
 * like a country code: `0055 51…` is a Brazilian number, not `+51…`. Without a plus sign or `00`, a number is
 * read with a country code only if it is too long to be national.
 */
function readingsOf(text: string, maxDigits: number): string[] {
  const digits = text.replace(/\D/g, '')
  const hasPlus = text.includes('+')
  const abroad = !hasPlus && digits.startsWith('00') ? [`+${digits.slice(2)}`] : []
  const foreign = !hasPlus && digits.length > maxDigits ? [`+${digits}`] : []
  return [...abroad, text, ...foreign]
}

/** Checks only the length, for countries whose numbering plan is not known here. */
function digitsOnly(text: string, dialingCode: string, served: readonly ServedCountry[]): Mobile | null {
  if (dialingCode === '') return null
  const written = withoutSeparators(text).replace(/[()]/g, '')
  const national = written.replace(new RegExp(`^(?:\\+|00)${dialingCode}`), '').replace(/^0+/, '')
  const mobile = { countryDialingCode: dialingCode, mobileNum: national }
  return /^\d+$/.test(national) && isServed(mobile, dialingCode, served) ? mobile : null
}

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
