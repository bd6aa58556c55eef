import { configureCalls } from '#api/http/settings.ts'
import type { Language } from '#domain/text/language.ts'
import { COOKIE } from './boot.ts'

/** How long a chosen language is remembered: a year, in seconds. */
const YEAR = 365 * 24 * 60 * 60

/** What the page says it is written in. */
const pageLanguage: Record<Language, string> = { pt: 'pt-BR', en: 'en', ty: 'ty' }

/**
 * Makes a language the one that calls are made in and that the page declares, and remembers it for a year: the
 * platform renders the next page in it.
 */
export function adoptLanguage(language: Language): void {
  applyLanguage(language)
  rememberLanguage(language)
}

/** Makes a language the one that calls are made in and that the page declares. */
export function applyLanguage(language: Language): void {
  configureCalls({ language })
  document.documentElement.lang = pageLanguage[language]
}

function rememberLanguage(language: Language): void {
  // Only secure pages have the store, and browsers older than 2025 do not.
  if ('cookieStore' in globalThis) rememberInStore(language)
  else rememberInText(language)
}

function rememberInStore(language: Language): void {
  const expires = Date.now() + YEAR * 1000
  cookieStore
    .set({ name: COOKIE, value: language, path: '/', expires, sameSite: 'lax' })
    .catch((error: unknown) => console.warn('The language could not be remembered.', error))
}

function rememberInText(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the one way there is where the cookie store is missing.
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`
}
