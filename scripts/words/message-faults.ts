import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type PoItem, parsePo } from 'pofile-ts'

/** The texts of a catalogue's `.po` files, by language. */
export type Catalogues = ReadonlyMap<string, string>

/**
 * Plural forms of the languages that do not need `allForms`. Thai has one form for all numbers except 0.
 */
const pluralForms: Record<string, string[]> = { ty: ['=0', 'other'] }
const allForms = ['=0', 'one', 'other']

/**
 * Finds faults that the catalogues alone reveal:
 * - a plural that lacks a form
 * - a translation whose placeholders or tags differ from those of the source text
 * - a placeholder, tag or one-word label without a comment for translators
 */
export function messageFaults(catalogues: Catalogues, source: string): string[] {
  const sourceItems = itemsOf(catalogues.get(source) ?? '')
  return [...catalogues].flatMap(([language, po]) =>
    [...itemsOf(po)].flatMap(([id, item]) => {
      const text = item.msgstr[0] ?? ''
      if (text === '') return []
      const original = sourceItems.get(id)?.msgstr[0] ?? ''
      const faults = [
        ...pluralFaults(text, pluralForms[language] ?? allForms),
        ...(marksOf(text) === marksOf(original) ? [] : [`has ${marksOf(text)}, not ${marksOf(original)}`]),
        ...(needsComment(original) && !hasComment(item) ? ['has no comment for translators'] : []),
      ]
      return faults.map((fault) => `${language} ${id}: ${fault}`)
    }),
  )
}

const itemsOf = (po: string): Map<string, PoItem> =>
  new Map(
    parsePo(po)
      .items.filter(({ obsolete }) => !obsolete)
      .map((item) => [item.msgid, item]),
  )

function pluralFaults(text: string, forms: readonly string[]): string[] {
  return pluralsIn(compileMessageOrThrow(text)).flatMap(({ name, keys }) =>
    forms.filter((form) => !keys.includes(form)).map((form) => `the plural of {${name}} has no ${form}`),
  )
}

/** Returns the forms of a plural or a choice. Empty for a plain value or a number format. */
const formsIn = (choices: unknown): CompiledMessage[] =>
  typeof choices === 'object' && choices !== null
    ? Object.values(choices).filter((form) => Array.isArray(form))
    : []

type Plural = { name: string; keys: string[] }

function pluralsIn(message: CompiledMessage): Plural[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, type, choices] = token
    if (typeof choices !== 'object' || choices === null) return []
    const inner = formsIn(choices).flatMap(pluralsIn)
    const keys = Object.keys(choices).map((key) => (/^\d+$/.test(key) ? `=${key}` : key))
    return type === 'plural' ? [{ name, keys }, ...inner] : inner
  })
}

/** Returns a text's placeholders and tags in sorted order, such as `<0> {amount}`, or `none`. */
const marksOf = (text: string): string =>
  [...new Set(marksIn(compileMessageOrThrow(text)))].sort().join(' ') || 'none'

function marksIn(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [...token.matchAll(/<(\d+)\/?>/g)].map(([, index]) => `<${index}>`)
    const [name, , choices] = token
    return [`{${name}}`, ...formsIn(choices).flatMap(marksIn)]
  })
}

/**
 * Whether a text needs a comment. Without one, a translator cannot know the value of a placeholder, or
 * whether “Open” is a verb.
 */
const needsComment = (text: string) => marksOf(text) !== 'none' || !text.trim().includes(' ')

const hasComment = ({ comments, extractedComments }: PoItem) =>
  comments.some((comment) => comment.trim()) ||
  extractedComments.some((comment) => !comment.startsWith('js-lingui'))
