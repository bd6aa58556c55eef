import { setupI18n } from '@lingui/core'
import type { Language } from '#domain/text/language.ts'
import { loadMessages } from '#pages/kit/loading/catalogues.ts'

type Values = Record<string, string | number>

const messages = { pt: await loadMessages('pt'), en: await loadMessages('en'), ty: await loadMessages('ty') }

/** The text of a message in a view, without its tags. Throws for an unknown id. */
export function textIn(language: Language, id: string, values: Values = {}): string {
  const text = setupI18n({ locale: language, messages: { [language]: messages[language] } })._({ id, values })
  if (text === id) throw new Error(`No catalogue has the message ${id}.`)
  return text.replaceAll(/<\/?\d+\/?>/g, '')
}

export const textOf = (id: string, values?: Values): string => textIn('pt', id, values)
