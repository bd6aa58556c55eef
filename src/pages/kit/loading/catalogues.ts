import type { Messages } from '@lingui/core'
import type { Language } from '#domain/text/language.ts'

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../../locales/en.po'),
  pt: () => import('../../../locales/pt.po'),
  ty: () => import('../../../locales/ty.po'),
}

export const loadMessages = async (language: Language): Promise<Messages> =>
  (await catalogues[language]()).messages
