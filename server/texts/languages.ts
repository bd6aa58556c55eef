import type { Language } from '#domain/text/language.ts'

/** The language of the texts in the sources, which every other language falls back to. */
export const sourceLanguage = 'en' satisfies Language

/** How numbers, dates and lists are written in each language. TY is read in English until it has texts. */
export const locales: Record<Language, string> = { pt: 'pt-BR', en: 'en', ty: 'en' }

/** What pages say that they are written in (BCP 47). */
export const languageTags: Record<Language, string> = { pt: 'pt-BR', en: 'en', ty: 'ty' }
