import type { Language } from './language.ts'
import { type LanguageTags, tagOf } from './language-tag.ts'

/** The language of a browser's language tag, in any region; undefined if it is not offered. */
export function languageOfTag(
  tag: string,
  offered: readonly Language[],
  tags: LanguageTags,
): Language | undefined {
  const wanted = primaryOf(tag)
  return offered.find((language) => primaryOf(tagOf(language, tags)) === wanted)
}

const primaryOf = (tag: string): string | undefined => tag.trim().toLowerCase().split(/[-_;]/, 1)[0]

/**
 * Returns the browser's language, for a first visit. Undefined if the site does not offer it, or if it is
 * English: many devices are sold in English to people who read another language.
 */
export function firstLanguage(
  browser: string | undefined,
  offered: readonly Language[],
  tags: LanguageTags,
): Language | undefined {
  const language = browser === undefined ? undefined : languageOfTag(browser, offered, tags)
  return language === 'en' ? undefined : language
}
