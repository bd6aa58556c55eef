import fs from 'node:fs'
import path from 'node:path'
import { formatter } from '@lingui/format-po'
import { type Language, languages } from '#contract/operator-config.ts'
import { projectRoot } from '../project-root.ts'
import { sourceLanguage } from './languages.ts'

/** Translations by message id. */
export type Catalogue = Readonly<Record<string, string>>

const format = formatter()

/** Reads the translations in a gettext catalogue; messages without one are left out. */
function parseCatalogue(po: string, language: Language): Catalogue {
  const context = { locale: language, sourceLocale: sourceLanguage, filename: `${language}.po` }
  const parsed = Object.entries(format.parse(po, context))
  return Object.fromEntries(
    parsed.flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])),
  )
}

/** The translations of every language. English is in the sources. */
export const catalogues = Object.fromEntries(
  languages.map((language) => [language, language === sourceLanguage ? {} : readCatalogue(language)]),
) as Record<Language, Catalogue>

function readCatalogue(language: Language): Catalogue {
  const file = path.join(projectRoot, 'server/locales', `${language}.po`)
  return parseCatalogue(fs.readFileSync(file, 'utf8'), language)
}
