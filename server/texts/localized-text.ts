import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type * as v from 'valibot'
import type { localizedTextSchema } from '#contract/localized-text.ts'
import { type Language, languages } from '#contract/operator-config.ts'
import { catalogues } from './catalogues.ts'
import { locales, sourceLanguage } from './languages.ts'

/** A text as it is stored. */
export type LocalizedText = v.InferOutput<typeof localizedTextSchema>

/** What fills the placeholders of a message. Texts are put in as they are: braces and backslashes mean nothing in them. */
export type MessageValues = Record<string, string | number | LocalizedText | MessageDescriptor>

const translators = Object.fromEntries(
  languages.map((language) => [language, createTranslator(language)]),
) as Record<Language, I18n>

function createTranslator(language: Language): I18n {
  const compiled = new Map<string, CompiledMessage>()
  const translator = setupI18n({
    locale: language,
    locales: locales[language],
    messages: { [language]: catalogues[language] },
  })
  return translator.setMessagesCompiler((message) => {
    const known = compiled.get(message) ?? compileMessageOrThrow(message)
    compiled.set(message, known)
    return known
  })
}

/** The text of a message in a language, or in English if the catalogue lacks it. */
function translate(
  { id, message }: MessageDescriptor,
  language: Language,
  values: MessageValues = {},
): string {
  const resolved = Object.entries(values).map(([name, value]) => [name, valueIn(value, language)])
  return translators[language]._(id, Object.fromEntries(resolved), message === undefined ? {} : { message })
}

function valueIn(value: MessageValues[string], language: Language): string | number {
  if (typeof value === 'number') return value
  const text = typeof value === 'string' ? value : localize(value, language)
  // Lingui decodes escape sequences such as \u003c after it has put the values in.
  return text.replaceAll('\\', '\\u005c')
}

/** A stored text or a message in a language, or in English if it has no translation. */
export const localize = (
  text: LocalizedText | MessageDescriptor,
  language: Language,
  values?: MessageValues,
): string => (isMessage(text) ? translate(text, language, values) : (text[language] ?? text[sourceLanguage]))

const isMessage = (text: LocalizedText | MessageDescriptor): text is MessageDescriptor => 'message' in text
