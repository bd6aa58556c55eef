import { type I18n, setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Language } from '#domain/text/language.ts'
import { readCatalogue } from '#server/texts/read-catalogue.ts'

type Values = Record<string, string | number>

const folders = ['src/locales', 'games/locales', 'sandbox/locales', 'packages/visualiser/locales']
const translators = new Map<Language, I18n>()

function translatorOf(language: Language): I18n {
  const known = translators.get(language)
  if (known) return known
  const messages = Object.assign({}, ...folders.map((folder) => readCatalogue(folder, language)))
  const translator = setupI18n({ locale: language, messages: { [language]: messages } })
  translator.setMessagesCompiler((message) => compileMessageOrThrow(message))
  translators.set(language, translator)
  return translator
}

/** The text of a message on a screen, without its tags. Throws for an unknown id. */
export function textIn(language: Language, id: string, values: Values = {}): string {
  const text = translatorOf(language)._({ id, values })
  if (text === id) throw new Error(`No catalogue has the message ${id}.`)
  return text.replaceAll(/<\/?\d+\/?>/g, '')
}

/** The Portuguese text of a message. */
export const textOf = (id: string, values?: Values): string => textIn('pt', id, values)
