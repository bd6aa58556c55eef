import fs from 'node:fs'
import path from 'node:path'
import { parsePo } from 'pofile-ts'
import { parseSync } from 'rolldown/utils'
import { formsOf, withoutTags } from './sentences.ts'
import { type Node, walk } from './syntax-tree.ts'

/** A human-readable string. `place` says where it is, for example a file and a message id. */
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

/** The translations of charts: descriptions and names of steps. */
export const translationsOf = (root: string, file: string): Text[] =>
  parsePo(read(path.join(root, file))).items.map(({ msgctxt, msgid, msgstr: [text = ''] }) => ({
    place: `${msgctxt} ${msgid}`,
    text,
  }))

/** The English names of steps, which are ids in the catalogue. */
export const stepNamesOf = (root: string, file: string): Text[] =>
  parsePo(read(path.join(root, file))).items.map(({ msgctxt, msgid }) => ({
    place: `${msgctxt}`,
    text: msgid,
  }))

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

/** Returns the titles of tests and test groups, including those with a table of cases. */
export function titlesOf(root: string, file: string): Text[] {
  const titles: Text[] = []
  walk(parseSync(file, read(path.join(root, file))).program, (node) => {
    if (node.type !== 'CallExpression' || !/^(test|it|describe)$/.test(rootName(node.callee))) return
    const [title] = node.arguments
    if (title?.type === 'Literal' && typeof title.value === 'string')
      titles.push({ place: file, text: title.value })
    if (title?.type === 'TemplateLiteral')
      titles.push({ place: file, text: title.quasis.map(({ value }) => value.raw).join('{}') })
  })
  return titles
}

/** The name at the start of a chain of calls and property accesses, such as `test` in `test.each(cases)`. */
function rootName(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return rootName(node.object)
  return node.type === 'CallExpression' ? rootName(node.callee) : ''
}

/** The comments of a style sheet. */
export const styleCommentsOf = (root: string, file: string): Text[] =>
  [...read(path.join(root, file)).matchAll(/\/\*([\s\S]*?)\*\//g)].map(([, text = '']) => ({
    place: file,
    text: text.trim(),
  }))

/** The texts of a page that is stored as a file, such as the offline page. */
export const pageTextsOf = (root: string, file: string): Text[] =>
  withoutTags(
    read(path.join(root, file)).replaceAll(/<(style|script)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<![^>]*>/g, ''),
  )
    .split('\n')
    .map((text) => ({ place: file, text: text.trim() }))
    .filter(({ text }) => text !== '')

/** Returns the paragraphs, list items and table cells of a Markdown file, without code. */
export const proseOf = (root: string, file: string): Text[] =>
  read(path.join(root, file))
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`]*`/g, 'code')
    .split(/\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.) )/)
    .map((text) => ({ place: file, text }))
