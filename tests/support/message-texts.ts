import { type I18n, setupI18n } from '@lingui/core'
import type { CompiledIcuChoices, CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Language } from '#domain/text/language.ts'

type Values = Record<string, string | number>
type Catalogue = Readonly<Record<string, CompiledMessage>>

/** Placeholder of an element that has its own text, such as an amount. */
const ELEMENT = /<(\d+)\/>/
const TAG = /<\/?\w+>/g

/**
 * Returns functions for the texts and patterns of catalogue messages, without tags. `pageLanguage` is the
 * language of the tested pages.
 */
export function messageTexts(pageLanguage: Language, catalogueOf: (language: Language) => Catalogue) {
  const translators = new Map<Language, I18n>()

  function translatorOf(language: Language): I18n {
    const known = translators.get(language)
    if (known) return known
    const messages = Object.fromEntries(
      Object.entries(catalogueOf(language)).map(([id, message]) => [id, withoutTags(message)]),
    )
    const translator = setupI18n({ locale: language, messages: { [language]: messages } })
    translators.set(language, translator)
    return translator
  }

  function messageOf(language: Language, id: string): CompiledMessage {
    const message = translatorOf(language).messages[id]
    if (message === undefined) throw new Error(`No catalogue has the message ${id}.`)
    return typeof message === 'string' ? [message] : message
  }

  /**
   * Returns the text of a message on a screen. Throws for an unknown id. The value `element0` is the text of
   * the element `<0/>`, such as an amount.
   */
  function textIn(language: Language, id: string, values: Values = {}): string {
    messageOf(language, id)
    return translatorOf(language)._({ id, values })
  }

  /** Returns the text of a message in the page language. */
  const textOf = (id: string, values?: Values): string => textIn(pageLanguage, id, values)

  /** Returns a pattern for a message with these values. Other placeholders match any text. */
  const patternIn = (language: Language, id: string, values: Values = {}): RegExp =>
    new RegExp(sourceOf(messageOf(language, id), values))

  /** Returns the pattern of {@link patternIn} in the page language. */
  const patternOf = (id: string, values?: Values): RegExp => patternIn(pageLanguage, id, values)

  /** Returns a pattern for one of several messages with any values, alone or within a longer text. */
  const oneOf = (...ids: readonly string[]): RegExp =>
    new RegExp(ids.map((id) => patternOf(id).source).join('|'))

  return { textIn, textOf, patternIn, patternOf, oneOf }
}

/**
 * Returns a pattern that matches one of several whole names, such as a button's names when it is idle and
 * when it is waiting.
 */
export const anyOf = (...names: readonly (string | RegExp)[]): RegExp =>
  new RegExp(
    `^(?:${names.map((name) => (typeof name === 'string' ? literally(name) : name.source)).join('|')})$`,
  )

/** Removes the tags of a message before values are filled in, since a value may contain a tag. */
const withoutTags = (message: CompiledMessage): CompiledMessage =>
  message.flatMap((token): CompiledMessage => {
    if (typeof token === 'string')
      return token
        .split(ELEMENT)
        .map((part, index) => (index % 2 === 0 ? part.replaceAll(TAG, '') : [`element${part}`]))
    const [name, type, format] = token
    if (type === undefined || !isChoice(format)) return [token]
    const cases = Object.entries(format).map(([key, part]) => [
      key,
      Array.isArray(part) ? withoutTags(part) : part,
    ])
    return [[name, type, Object.fromEntries(cases)]]
  })

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
 * Returns a pattern for a literal text. It matches both no-break and plain spaces, since Playwright
 * normalises no-break spaces in some calls only.
 */
const literally = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[ \u00a0]/g, '\\s')
