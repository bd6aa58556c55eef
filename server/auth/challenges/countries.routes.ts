import { mobileCountries } from '#domain/auth/mobile-countries.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { localeFor } from '#server/texts/languages.ts'

export const listCountries: HandlerOf<'listCountries'> = async ({ request, caller }) => {
  const language = request.language ?? caller.language
  const names = new Intl.DisplayNames(localeFor(language), { type: 'region' })
  return accept({
    countries: mobileCountries.map((country) => ({
      ...country,
      name: names.of(country.countryCode) ?? country.countryCode,
    })),
  })
}
