import { mobileCountries } from '#domain/auth/mobile-countries.ts'
import type { listCountries } from '#protocol/auth/countries.ts'
import { accept, type Handler } from '#server/platform/handler.ts'
import { locales } from '#server/texts/languages.ts'

export const countriesHandler: Handler<typeof listCountries> = async ({ request, caller }) => {
  const language = request.language ?? caller.language
  const names = new Intl.DisplayNames(locales[language], { type: 'region' })
  return accept({
    countries: mobileCountries.map((country) => ({
      ...country,
      name: names.of(country.countryCode) ?? country.countryCode,
    })),
  })
}
