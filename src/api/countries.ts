import { type Country, listCountries } from '#contract/countries.ts'
import { read } from './ask.ts'

/** Countries whose mobiles the operator serves, named in the language of the site. */
export async function readCountries(signal: AbortSignal): Promise<Country[]> {
  const { countries } = await read(listCountries, {}, { signal })
  return countries
}
