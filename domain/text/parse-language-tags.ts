import { type Language, languages } from './language.ts'
import type { LanguageTags } from './language-tag.ts'

/**
 * Whether a text is a BCP 47 tag in its usual spelling, without extensions, for a language that `Intl`
 * supports.
 */
export function isSupportedTag(text: string): boolean {
  try {
    return (
      new Intl.Locale(text).baseName === text && Intl.DateTimeFormat.supportedLocalesOf(text).length === 1
    )
  } catch {
    return false
  }
}

/**
 * Parses a list such as `ty=th,en=en-US`. Null if an entry has an unknown catalogue or an unsupported tag.
 */
export function parseLanguageTags(text: string): LanguageTags | null {
  const tags: Partial<Record<Language, string>> = {}
  for (const entry of text.split(',')) {
    const [code, tag, ...others] = entry.split('=').map((part) => part.trim())
    const language = languages.find((name) => name === code)
    if (language === undefined || tag === undefined || others.length > 0 || !isSupportedTag(tag)) return null
    tags[language] = tag
  }
  return tags
}

/** Name of the meta element for the operator's tags in documents that the platform does not render. */
export const TAGS_ELEMENT = 'language-tags'

/** The operator's tags in a document; empty if the document has none, or if they are invalid. */
export function languageTagsIn(page: Pick<Document, 'querySelector'>): LanguageTags {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${TAGS_ELEMENT}"]`)?.content
  return (content ? parseLanguageTags(content) : null) ?? {}
}
