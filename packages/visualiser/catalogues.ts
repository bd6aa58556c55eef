import type { Messages } from '@lingui/core'

/** A third language needs only a catalogue. */
export const languages = ['en', 'pt'] as const
export type Language = (typeof languages)[number]

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en.po'),
  pt: () => import('./locales/pt.po'),
}

export const loadMessages = async (language: Language): Promise<Messages> =>
  (await catalogues[language]()).messages

const KEY = 'flows.language'

/** The language chosen earlier in this browser, or else the browser's own. */
export function firstLanguage(): Language {
  const chosen = keptLanguage()
  const known = languages.find((language) => language === chosen)
  return known ?? (navigator.language.startsWith('pt') ? 'pt' : 'en')
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
}

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
