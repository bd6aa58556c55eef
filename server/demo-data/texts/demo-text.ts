import { languages } from '#domain/text/language.ts'
import { sourceLanguage } from '#server/texts/languages.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'
import { readCatalogue } from '#server/texts/read-catalogue.ts'

const catalogues = languages.map(
  (language) => [language, readCatalogue('server/demo-data/locales', language)] as const,
)

/** Returns a text from `locales/` in each language that has it. Throws if the English text is missing. */
export function demoText(id: string): LocalizedText {
  const texts = Object.fromEntries(
    catalogues.flatMap(([language, texts]) => (id in texts ? [[language, texts[id]]] : [])),
  )
  const { [sourceLanguage]: source } = texts
  if (source === undefined) throw new Error(`The demo world has no text ${id}.`)
  return { ...texts, [sourceLanguage]: source }
}
