import type { listCountries } from '#contract/countries.ts'
import { accept, type Handler } from '../handler.ts'

/** Countries whose mobiles the operator serves, with the digits of a national mobile number. */
const countries = [
  { countryCode: 'BR', countryDialingCode: '55', minDigits: 10, maxDigits: 11 },
  { countryCode: 'AR', countryDialingCode: '54', minDigits: 10, maxDigits: 11 },
  { countryCode: 'BO', countryDialingCode: '591', minDigits: 8, maxDigits: 8 },
  { countryCode: 'CL', countryDialingCode: '56', minDigits: 9, maxDigits: 9 },
  { countryCode: 'CO', countryDialingCode: '57', minDigits: 10, maxDigits: 10 },
  { countryCode: 'EC', countryDialingCode: '593', minDigits: 8, maxDigits: 9 },
  { countryCode: 'GF', countryDialingCode: '594', minDigits: 9, maxDigits: 9 },
  { countryCode: 'GY', countryDialingCode: '592', minDigits: 7, maxDigits: 7 },
  { countryCode: 'MX', countryDialingCode: '52', minDigits: 10, maxDigits: 10 },
  { countryCode: 'PE', countryDialingCode: '51', minDigits: 9, maxDigits: 9 },
  { countryCode: 'PF', countryDialingCode: '689', minDigits: 8, maxDigits: 8 },
  { countryCode: 'PT', countryDialingCode: '351', minDigits: 9, maxDigits: 9 },
  { countryCode: 'PY', countryDialingCode: '595', minDigits: 9, maxDigits: 9 },
  { countryCode: 'SR', countryDialingCode: '597', minDigits: 7, maxDigits: 7 },
  { countryCode: 'UY', countryDialingCode: '598', minDigits: 8, maxDigits: 9 },
  { countryCode: 'VE', countryDialingCode: '58', minDigits: 10, maxDigits: 10 },
]

/** Digits alone; empty when the country is not served. */
export const dialingCodeOf = (countryCode: string): string =>
  countries.find((country) => country.countryCode === countryCode)?.countryDialingCode ?? ''

/** The E.164 number, or null when the country is not served or the digits are too few or many. */
export function mobileOf(countryDialingCode: string, national: string): string | null {
  const country = countries.find((known) => known.countryDialingCode === countryDialingCode)
  const fits = country && national.length >= country.minDigits && national.length <= country.maxDigits
  return fits ? `+${countryDialingCode}${national}` : null
}

export const countriesHandler: Handler<typeof listCountries> = async ({ request, caller }) => {
  const language = request.language ?? caller.language
  const names = new Intl.DisplayNames(language === 'pt' ? 'pt-BR' : 'en', { type: 'region' })
  return accept({
    countries: countries.map((country) => ({
      ...country,
      name: names.of(country.countryCode) ?? country.countryCode,
    })),
  })
}
