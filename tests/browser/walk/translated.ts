import fs from 'node:fs/promises'
import type { Language } from '#domain/text/language.ts'

type Message = { portuguese: string; other: string }

export class Translated {
  readonly #messages: readonly Message[]

  private constructor(messages: readonly Message[]) {
    this.#messages = messages
  }

  /** Reads the site's catalogues; missing texts fall back to English. */
  static async into(language: Language): Promise<Translated> {
    const [portuguese, other] = await Promise.all([readCatalogue('pt'), readCatalogue(language)])
    const messages = [...portuguese].map(([id, text]) => ({ portuguese: text, other: other.get(id) || id }))
    return new Translated(messages.filter(saysSomething))
  }

  /** Translates a whole message, otherwise the messages that contain the text. Other texts stay unchanged. */
  text(text: string): string | RegExp {
    const same = this.#messages.filter(({ portuguese }) => portuguese === text)
    if (same.length > 0) return anyOf(same)
    const filled = this.#messages.filter((message) => hasBlanks(message) && fits(message).test(text))
    if (filled.length > 0) return anyOf(filled)
    const holding = this.#messages.filter(({ portuguese }) => text.length > 3 && portuguese.includes(text))
    return holding.length > 0 ? anyOf(holding) : text
  }

  /** Translates the messages that an expression matches, otherwise those that each of its parts matches. */
  expression(expression: RegExp): RegExp {
    const { source, flags } = expression
    const part = (text: string) => (text === '' ? '' : (this.#part(new RegExp(text, flags)) ?? text))
    return new RegExp(this.#part(expression) ?? source.split('.*').map(part).join('.*'), flags)
  }

  #part(expression: RegExp): string | undefined {
    const { source } = expression
    const found = this.#messages.filter((message) => filledIn(message).some((text) => expression.test(text)))
    const [start, end] = [source.startsWith('^') ? '^' : '', source.endsWith('$') ? '$' : '']
    return found.length > 0 ? anyOf(found, (other) => start + other + end).source : undefined
  }
}

/** Placeholders of a message, such as `{time}` or `{total, plural, …}`, and its markup. */
const BLANK = /\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/
const ELEMENT = /<\d+\/>/g
const MARKUP = /<\/?\d+>/g

/** False for a message of placeholders only, which would match any text. */
const saysSomething = ({ portuguese }: Message): boolean =>
  /\p{L}/u.test(portuguese.replaceAll(new RegExp(BLANK, 'g'), ''))

/** Sample values of placeholders for expressions that contain a time or a number. */
const FILLINGS = ['1:23', '4']

/** A message as written, and with its placeholders filled. */
const filledIn = ({ portuguese }: Message): string[] => [
  portuguese,
  ...FILLINGS.map((filling) => portuguese.replaceAll(new RegExp(BLANK, 'g'), filling)),
]

const hasBlanks = ({ portuguese }: Message): boolean => BLANK.test(portuguese)
const fits = ({ portuguese }: Message): RegExp => new RegExp(`^${patternOf(portuguese)}$`)

/** A pattern of a message, with any text for its placeholders. */
const patternOf = (message: string): string => message.split(new RegExp(BLANK, 'g')).map(literally).join('.*')

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function anyOf(messages: readonly Message[], place = (source: string): string => source): RegExp {
  const sources = new Set(messages.map(({ other }) => place(patternOf(other))))
  return new RegExp(`(?:${[...sources].join('|')})`)
}

/** Messages of a catalogue by their English text, without markup. */
async function readCatalogue(language: Language): Promise<Map<string, string>> {
  const text = await fs.readFile(`src/locales/${language}.po`, 'utf8')
  const entries = text.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)
  return new Map([...entries].map(([, id = '', said = '']) => [unquoted(id), unquoted(said)] as const))
}

const unquoted = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .map((line): string => JSON.parse(line))
    .join('')
    .replaceAll(ELEMENT, '{}')
    .replaceAll(MARKUP, '')
