import fs from 'node:fs'
import path from 'node:path'
import { parsePo } from 'pofile-ts'
import { parseSync } from 'rolldown/utils'
import { formsOf, withoutTags } from './sentences.ts'

/** A text that people read. `place` says where it is, for example a file and a message id. */
export type Text = { place: string; text: string }

const read = (file: string) => fs.readFileSync(file, 'utf8')

/** Returns the texts of a catalogue, without tags. There is one text for each form of a plural. */
export function messagesOf(root: string, file: string): Text[] {
  return parsePo(read(path.join(root, file))).items.flatMap(({ msgid, msgstr: [text = ''] }) =>
    formsOf(text).map((form) => ({ place: `${file} ${msgid}`, text: withoutTags(form) })),
  )
}

/** Returns the English descriptions of charts, which the translations repeat as comments. */
export function descriptionsOf(root: string, file: string): Text[] {
  return parsePo(read(path.join(root, file))).items.map(({ msgctxt, msgid, extractedComments }) => ({
    place: `${msgctxt} ${msgid}`,
    text: extractedComments.join(' '),
  }))
}

/** Returns the comments of a source file. Comments on adjacent lines are joined. */
export function commentsOf(root: string, file: string): Text[] {
  const source = read(path.join(root, file))
  const comments: { value: string; isLine: boolean; end: number }[] = []
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const last = comments.at(-1)
    const isLine = type === 'Line'
    if (last?.isLine && isLine && /^\n[\t ]*$/.test(source.slice(last.end, start))) {
      last.value += value
      last.end = end
    } else comments.push({ value, isLine, end })
  }
  return comments.map(({ value }) => ({ place: file, text: value.replaceAll(/^\s*\* ?/gm, '').trim() }))
}

const title = /\b(?:test|it)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g

export const titlesOf = (root: string, file: string): Text[] =>
  [...read(path.join(root, file)).matchAll(title)].map(([, , text = '']) => ({ place: file, text }))

/** Returns the paragraphs, list items and table cells of a Markdown file, without code. */
export const proseOf = (root: string, file: string): Text[] =>
  read(path.join(root, file))
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`]*`/g, 'code')
    .split(/\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.) )/)
    .map((text) => ({ place: file, text }))
