import fs from 'node:fs'
import path from 'node:path'
import { type Language, languages } from '#domain/text/language.ts'
import { projectRoot } from '#server/core/project-root.ts'
import { sourceLanguage } from './languages.ts'
import { type Catalogue, parseCatalogue } from './parse-catalogue.ts'

/** The translations of every language. English is in the sources. */
export const catalogues = Object.fromEntries(
  languages.map((language) => [language, language === sourceLanguage ? {} : readCatalogue(language)]),
) as Record<Language, Catalogue>

function readCatalogue(language: Language): Catalogue {
  const file = path.join(projectRoot, 'server/locales', `${language}.po`)
  return parseCatalogue(fs.readFileSync(file, 'utf8'), language)
}
