import type { Messages } from '@lingui/core'
import type { LocalizedText } from '@palpite/paths/config.ts'

export const languages = ['en', 'pt', 'ty'] as const
export type Language = (typeof languages)[number]

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en.po'),
  pt: () => import('./locales/pt.po'),
  ty: () => import('./locales/ty.po'),
}

export const loadMessages = async (language: Language): Promise<Messages> =>
  (await catalogues[language]()).messages

export const primaryOf = (tag: string): string => tag.toLowerCase().split('-', 1).join()

const KEY = 'flows.language'

/** Maps the language of a catalogue to the project's BCP 47 tag and `Intl` locale. */
export type Tags = (language: Language) => { tag: string; locale: string }

/**
 * Returns the language that was chosen in this browser, or else the browser's own language, or else English.
 */
export function firstLanguage(tags: Tags): Language {
  const chosen = keptLanguage()
  const known = languages.find((language) => language === chosen)
  const own = primaryOf(navigator.language)
  return known ?? languages.find((language) => primaryOf(tags(language).tag) === own) ?? 'en'
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // The storage is blocked or full, so the choice is forgotten when the page is closed.
  }
}

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/**
 * Returns a project's text. Projects write English and Portuguese; readers of other languages get English.
 */
export const inLanguage = (text: LocalizedText | undefined, language: Language): string | undefined =>
  language === 'pt' ? text?.pt : text?.en
