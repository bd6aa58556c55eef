import type { Plugin } from 'vite'
import { mobileCountries } from '#domain/auth/mobile-countries.ts'

type Metadata = { countries: Record<string, unknown>; country_calling_codes: Record<string, string[]> }

const METADATA = /[\\/]libphonenumber-js[\\/]metadata\.mobile\.json\.js$/

/** Removes three quarters of the numbering plans from the bundle: those of unsupported countries. */
export function phoneMetadata(): Plugin {
  return {
    name: 'phone-metadata',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: METADATA },
      async handler(code) {
        const { default: metadata }: { default: Metadata } = await import(
          `data:text/javascript,${encodeURIComponent(code)}`
        )
        const served = new Set<string>(mobileCountries.map(({ countryCode }) => countryCode))
        const countries = Object.entries(metadata.countries).filter(([country]) => served.has(country))
        const callingCodes = Object.entries(metadata.country_calling_codes).filter(([, countries]) =>
          countries.some((country) => served.has(country)),
        )
        const slice = {
          ...metadata,
          countries: Object.fromEntries(countries),
          country_calling_codes: Object.fromEntries(callingCodes),
          nonGeographic: {},
        }
        return { code: `export default ${JSON.stringify(slice)}`, map: null }
      },
    },
  }
}
