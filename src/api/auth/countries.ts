import { fetchValue } from '#api/http/call-api.ts'
import { type Country, listCountries } from '#protocol/auth/countries.ts'

/** Countries whose mobile numbers the operator supports. Names are in the site's language. */
export async function readCountries(signal: AbortSignal): Promise<Country[]> {
  const { countries } = await fetchValue(listCountries, {}, { signal })
  return countries
}
