import type { Messages } from '@lingui/core'
import type { Language } from '#domain/text/language.ts'

/** The catalogues, each a chunk of its own. */
const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../locales/en.po'),
  pt: () => import('../locales/pt.po'),
  ty: () => import('../locales/ty.po'),
}

/** Locales that `Intl` is asked in: it does not know Tahitian, French is what is read beside it. */
const numberLocales: Record<Language, string[]> = { en: ['en-GB'], pt: ['pt-BR'], ty: ['ty', 'fr'] }

export const loadMessages = async (language: Language): Promise<Messages> =>
  (await catalogues[language]()).messages

/** What Lingui needs besides the messages of a language. */
export const localesOf = (language: Language): string[] => numberLocales[language]
