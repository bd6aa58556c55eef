/** Countries whose mobile numbers the platform supports, with the possible lengths of a national number. */
export const mobileCountries = [
  // Ten-digit mobile numbers are still in the numbering plan, but none have been in use since the ninth digit
  // was introduced.
  { countryCode: 'BR', countryDialingCode: '55', minDigits: 11, maxDigits: 11 },
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
] as const
