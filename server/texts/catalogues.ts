import { type Language, languages } from '#domain/text/language.ts'
import { sourceLanguage } from './languages.ts'
import { type Catalogue, readCatalogue } from './read-catalogue.ts'

export const catalogues = Object.fromEntries(
  languages.map((language) => [
    language,
    language === sourceLanguage ? {} : readCatalogue('server/locales', language),
  ]),
) as Record<Language, Catalogue>
