import fs from 'node:fs'
import path from 'node:path'
import { formatter } from '@lingui/format-po'
import type { Language } from '#domain/text/language.ts'
import { projectRoot } from '#server/core/project-root.ts'
import { sourceLanguage } from './languages.ts'

export type Catalogue = Readonly<Record<string, string>>

const format = formatter()

export function parseCatalogue(po: string, language: Language): Catalogue {
  const context = { locale: language, sourceLocale: sourceLanguage, filename: `${language}.po` }
  const parsed = Object.entries(format.parse(po, context))
  return Object.fromEntries(
    parsed.flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])),
  )
}

/**
 * Reads a language's catalogue.
 * @param folder relative to the project root
 */
export const readCatalogue = (folder: string, language: Language): Catalogue =>
  parseCatalogue(fs.readFileSync(path.join(projectRoot, folder, `${language}.po`), 'utf8'), language)
