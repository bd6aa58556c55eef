import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type * as v from 'valibot'
import { type Language, languages } from '#domain/text/language.ts'
import type { localizedTextSchema } from '#domain/text/localized-text.ts'
import { catalogues } from './catalogues.ts'
import { localeFor, sourceLanguage } from './languages.ts'

export type LocalizedText = v.InferOutput<typeof localizedTextSchema>

export type TranslatedText = LocalizedText | MessageDescriptor

/**
 * Values of a message's placeholders. Texts are inserted literally, so braces and backslashes have no special
 * meaning. Lists are joined with commas.
 */
export type MessageValues = Record<string, string | number | TranslatedText | readonly TranslatedText[]>

/**
 * Translators by language and locale. They are created on first use, because the operator's tags are known
 * only after this module is loaded.
 */
const translators = new Map<string, I18n>()

function translatorOf(language: Language): I18n {
  const locale = localeFor(language)
  const key = `${language} ${locale}`
  const known = translators.get(key) ?? createTranslator(language, locale)
  translators.set(key, known)
  return known
}

function createTranslator(language: Language, locale: string): I18n {
  const compiled = new Map<string, CompiledMessage>()
  const translator = setupI18n({
    locale: language,
    locales: locale,
    messages: { [language]: catalogues[language] },
  })
  return translator.setMessagesCompiler((message) => {
    const known = compiled.get(message) ?? compileMessageOrThrow(message)
    compiled.set(message, known)
    return known
  })
}

export function translate(
  { id, message }: MessageDescriptor,
  language: Language,
  values: MessageValues = {},
): string {
  const resolved = Object.entries(values).map(([name, value]) => [name, valueIn(value, language)])
  return translatorOf(language)._(id, Object.fromEntries(resolved), message === undefined ? {} : { message })
}

function valueIn(value: MessageValues[string], language: Language): string | number {
  if (typeof value === 'number') return value
  const text = typeof value === 'string' ? value : textsIn(value, language)
  // Lingui decodes escapes such as \u003c after inserting the values, so escape their backslashes.
  return text.replaceAll('\\', '\\u005c')
}

const textsIn = (texts: TranslatedText | readonly TranslatedText[], language: Language): string =>
  [texts]
    .flat()
    .map((text) => localize(text, language))
    .join(', ')

export const localize = (text: TranslatedText, language: Language, values?: MessageValues): string =>
  isMessage(text) ? translate(text, language, values) : (text[language] ?? text[sourceLanguage])

const isMessage = (text: TranslatedText): text is MessageDescriptor => 'message' in text

/** Returns the language in which a message is shown: English if there is no translation. */
export const languageRead = ({ id }: MessageDescriptor, language: Language): Language =>
  id in catalogues[language] ? language : sourceLanguage

/** Translates a message into each language that has a translation, to store it in the database. */
export function localizedText(message: MessageDescriptor, values?: MessageValues): LocalizedText {
  const translated = languages.filter((language) => message.id in catalogues[language])
  return {
    ...Object.fromEntries(translated.map((language) => [language, translate(message, language, values)])),
    en: translate(message, sourceLanguage, values),
  }
}
