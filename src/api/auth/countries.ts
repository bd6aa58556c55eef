import { fetchValue } from '#api/http/call-api.ts'
import { type Country, listCountries } from '#protocol/auth/countries.ts'

/** Countries whose mobiles the operator serves, named in the language of the site. */
export async function readCountries(signal: AbortSignal): Promise<Country[]> {
  const { countries } = await fetchValue(listCountries, {}, { signal })
  return countries
}
