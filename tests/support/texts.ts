import { type I18n, setupI18n } from '@lingui/core'
import {
  type CompiledIcuChoices,
  type CompiledMessage,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage'
import type { Language } from '#domain/text/language.ts'
import { readCatalogue } from '#server/texts/read-catalogue.ts'

type Values = Record<string, string | number>

const folders = ['src/locales', 'games/locales', 'sandbox/locales', 'packages/visualiser/locales']
const translators = new Map<Language, I18n>()
const TAGS = /<\/?\d+\/?>/g
/** An element with a text of its own, such as a countdown. */
const ELEMENTS = /<\d+\/>/g

function translatorOf(language: Language): I18n {
  const known = translators.get(language)
  if (known) return known
  const messages = Object.assign({}, ...folders.map((folder) => readCatalogue(folder, language)))
  const translator = setupI18n({ locale: language, messages: { [language]: messages } })
  translator.setMessagesCompiler((message) => compileMessageOrThrow(message))
  translators.set(language, translator)
  return translator
}

function messageOf(language: Language, id: string): string {
  const message = translatorOf(language).messages[id]
  if (typeof message !== 'string') throw new Error(`No catalogue has the message ${id}.`)
  return message
}

/** The text of a message on a screen, without its tags. Throws for an unknown id. */
export function textIn(language: Language, id: string, values: Values = {}): string {
  messageOf(language, id)
  return translatorOf(language)._({ id, values }).replaceAll(TAGS, '')
}

/** The Portuguese text of a message. */
export const textOf = (id: string, values?: Values): string => textIn('pt', id, values)

/** Matches a message with any values, for tests that do not know them. */
export const patternIn = (language: Language, id: string): RegExp =>
  new RegExp(sourceOf(compileMessageOrThrow(messageOf(language, id))))

/** Matches a Portuguese message with any values, for tests that do not know them. */
export const patternOf = (id: string): RegExp => patternIn('pt', id)

/** Matches one of several texts as a whole, such as the label of a button before and after a press. */
export const anyOf = (...texts: readonly string[]): RegExp =>
  new RegExp(`^(?:${texts.map(literally).join('|')})$`)

function sourceOf(message: CompiledMessage): string {
  return message
    .map((token) => {
      if (typeof token === 'string')
        return token === '#' ? '.+' : token.split(ELEMENTS).map(literally).join('.*')
      const [, , format] = token
      return isChoice(format) ? `(?:${casesOf(format).map(sourceOf).join('|')})` : '.+'
    })
    .join('')
}

const isChoice = (format: unknown): format is CompiledIcuChoices =>
  typeof format === 'object' && format !== null

const casesOf = ({ offset: _, ...cases }: CompiledIcuChoices): CompiledMessage[] => Object.values(cases)

/** Playwright compares texts with no-break spaces replaced by spaces, or as they are, depending on the call. */
const literally = (text: string): string =>
  text
    .replaceAll(TAGS, '')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('\u00a0', '\\s')
