import type { Language } from '#domain/text/language.ts'
import { type LanguageTags, localeOf, tagOf } from '#domain/text/language-tag.ts'
import { TAGS_ELEMENT } from '#domain/text/parse-language-tags.ts'

/** The language of texts in the source code. Missing translations fall back to it. */
export const sourceLanguage = 'en' satisfies Language

let configured: LanguageTags = {}

/** Sets the language tags that the operator configured, for all texts of this process. */
export function configureLanguageTags(tags: LanguageTags): void {
  configured = tags
}

/** The locale for numbers, dates and lists. */
export const localeFor = (language: Language): string => localeOf(language, configured)

/** The BCP 47 tag for `lang` attributes and headers. */
export const tagFor = (language: Language): string => tagOf(language, configured)

/** Inserts the operator's language tags into a static HTML document. */
export function withLanguageTags(html: string): string {
  const list = Object.entries(configured).map(([language, tag]) => `${language}=${tag}`)
  if (list.length === 0) return html
  return html.replace('<head>', `<head><meta name="${TAGS_ELEMENT}" content="${list.join()}">`)
}
