import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

const blocks = /<\/?(?:p|ul|ol|li|h\d|br|div|table|tr|td|th)\b[^>]*>/g
const tags = /<\/?[a-z0-9]+\b[^>]*>/g
/** Matches separators between sentences, list items, table cells and docstring tags. */
const ends = /(?<=[.!?:…])["”’)*]*\s+|\n\s*\n|\n\s*(?:[-*|@]|\d+\.)|; | \| /

export const withoutTags = (text: string): string => text.replaceAll(blocks, '\n\n').replaceAll(tags, '')

export const sentencesOf = (text: string): string[] =>
  text.split(ends).map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())

export const wordsIn = (sentence: string): number =>
  sentence.split(' ').filter((word) => /\p{L}|\p{N}/u.test(word)).length

/** Returns all texts that a message can show, one for each form of its plurals and choices. */
export const formsOf = (message: string): string[] => expand(compileMessageOrThrow(message))

function expand(message: CompiledMessage): string[] {
  return message.reduce<string[]>(
    (texts, token) => {
      const next = typeof token === 'string' ? [token] : valuesOf(token)
      return texts.flatMap((text) => next.map((value) => text + value))
    },
    [''],
  )
}

type Argument = Exclude<CompiledMessage[number], string>

/** Returns the texts that an argument can become. A placeholder stays as it is, and counts as one word. */
function valuesOf([name, , choices]: Argument): string[] {
  if (typeof choices !== 'object' || choices === null) return [`{${name}}`]
  return Object.values(choices).flatMap((form) => (Array.isArray(form) ? expand(form) : []))
}
