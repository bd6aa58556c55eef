import type { Language } from '#domain/text/language.ts'

/** Language of the source texts. All other languages fall back to it. */
export const sourceLanguage = 'en' satisfies Language

/** Locales for numbers, dates and lists. TY uses English until it has texts. */
export const locales: Record<Language, string> = { pt: 'pt-BR', en: 'en', ty: 'en' }

/** BCP 47 tags for the `lang` attribute. */
export const languageTags: Record<Language, string> = { pt: 'pt-BR', en: 'en', ty: 'ty' }
