import { configureCalls, languageTag } from '#api/http/settings.ts'
import type { Language } from '#domain/text/language.ts'
import { COOKIE } from './boot.ts'

/** The language cookie's lifetime, in seconds. */
const YEAR = 365 * 24 * 60 * 60

/** Applies the language and remembers it for a year. The platform renders later pages in this language. */
export function adoptLanguage(language: Language): void {
  applyLanguage(language)
  rememberLanguage(language)
}

/** Sets the language of API calls and of the page. */
export function applyLanguage(language: Language): void {
  configureCalls({ language })
  document.documentElement.lang = languageTag()
}

function rememberLanguage(language: Language): void {
  // Pages without TLS and some browsers older than 2025 have no cookie store.
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
  // biome-ignore lint/suspicious/noDocumentCookie: the only way in browsers without a cookie store.
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`
}
