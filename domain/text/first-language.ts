import type { Language } from './language.ts'
import { type LanguageTags, tagOf } from './language-tag.ts'

/** The language that a tag of a browser means, in whatever region; undefined for one without a catalogue. */
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
 * The language of a first visit, from the browser's first language; undefined if it does not decide. English
 * does not: many devices are sold with it to people who read another language.
 */
export function firstLanguage(
  browser: string | undefined,
  offered: readonly Language[],
  tags: LanguageTags,
): Language | undefined {
  const language = browser === undefined ? undefined : languageOfTag(browser, offered, tags)
  return language === 'en' ? undefined : language
}
