import { fetchValue } from '#api/http/call-api.ts'
import { type Country, listCountries } from '#protocol/auth/countries.ts'

/** Returns the countries whose mobile numbers the operator supports. The names are in the site's language. */
export async function readCountries(signal: AbortSignal): Promise<Country[]> {
  const { countries } = await fetchValue(listCountries, {}, { signal })
  return countries
}
