import type { Messages } from '@lingui/core'
import type { Language } from '#domain/text/language.ts'

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../../locales/en.po'),
  pt: () => import('../../../locales/pt.po'),
  ty: () => import('../../../locales/ty.po'),
}

/** `Intl` locales. `Intl` does not support Tahitian, so French is its fallback. */
const numberLocales: Record<Language, string[]> = { en: ['en-GB'], pt: ['pt-BR'], ty: ['ty', 'fr'] }

export const loadMessages = async (language: Language): Promise<Messages> =>
  (await catalogues[language]()).messages

export const localesOf = (language: Language): string[] => numberLocales[language]
