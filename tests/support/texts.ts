import { type I18n, setupI18n } from '@lingui/core'
import {
  type CompiledIcuChoices,
  type CompiledMessage,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage'
import type { Language } from '#domain/text/language.ts'
import { readCatalogue } from '#server/texts/read-catalogue.ts'
import { pageLanguage } from './page-language.ts'

type Values = Record<string, string | number>

const folders = [
  'src/locales',
  'games/locales',
  'sandbox/locales',
  'packages/visualiser/locales',
  'server/locales',
  'server/demo-data/locales',
]
const translators = new Map<Language, I18n>()
/** An element with a text of its own, such as an amount. */
const ELEMENT = /<(\d+)\/>/g
const TAG = /<\/?\w+>/g

function translatorOf(language: Language): I18n {
  const known = translators.get(language)
  if (known) return known
  const messages = Object.assign({}, ...folders.map((folder) => readCatalogue(folder, language)))
  const translator = setupI18n({ locale: language, messages: { [language]: messages } })
  translator.setMessagesCompiler(compiled)
  translators.set(language, translator)
  return translator
}

/** Removes tags before values are filled in, as a value may contain a tag. */
const compiled = (message: string): CompiledMessage =>
  compileMessageOrThrow(message.replaceAll(ELEMENT, '{element$1}').replaceAll(TAG, ''))

function messageOf(language: Language, id: string): string {
  const message = translatorOf(language).messages[id]
  if (typeof message !== 'string') throw new Error(`No catalogue has the message ${id}.`)
  return message
}

/**
 * The text of a message on a screen, without its tags. Throws for an unknown id.
 * The value `element0` is the text of the element `<0/>`, such as an amount.
 */
export function textIn(language: Language, id: string, values: Values = {}): string {
  messageOf(language, id)
  return translatorOf(language)._({ id, values })
}

/** The text of a message in the language of the pages, which is Portuguese except in a replay. */
export const textOf = (id: string, values?: Values): string => textIn(pageLanguage, id, values)

/** Matches a message with these values. Other placeholders match any text. */
export const patternIn = (language: Language, id: string, values: Values = {}): RegExp =>
  new RegExp(sourceOf(compiled(messageOf(language, id)), values))

/** Matches a message in the language of the pages, with any text in place of the values not given. */
export const patternOf = (id: string, values?: Values): RegExp => patternIn(pageLanguage, id, values)

/** Matches one of several Portuguese messages with any values, alone or within a longer text. */
export const oneOf = (...ids: readonly string[]): RegExp =>
  new RegExp(ids.map((id) => patternOf(id).source).join('|'))

/**
 * Matches one of several texts or patterns as a whole, such as the name of a button at rest and while it
 * waits.
 */
export const anyOf = (...names: readonly (string | RegExp)[]): RegExp =>
  new RegExp(
    `^(?:${names.map((name) => (typeof name === 'string' ? literally(name) : name.source)).join('|')})$`,
  )

function sourceOf(message: CompiledMessage, values: Values): string {
  return message
    .map((token) => {
      if (typeof token === 'string') return token === '#' ? '.+' : literally(token)
      const [name, , format] = token
      if (isChoice(format))
        return `(?:${casesOf(format)
          .map((part) => sourceOf(part, values))
          .join('|')})`
      const value = values[name]
      if (value !== undefined) return literally(String(value))
      return name.startsWith('element') ? '.*' : '.+'
    })
    .join('')
}

const isChoice = (format: unknown): format is CompiledIcuChoices =>
  typeof format === 'object' && format !== null

const casesOf = ({ offset: _, ...cases }: CompiledIcuChoices): CompiledMessage[] => Object.values(cases)

/**
 * Playwright compares texts with no-break spaces replaced by spaces, or as they are, depending on the call.
 */
const literally = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[ \u00a0]/g, '\\s')
