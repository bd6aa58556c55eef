import type { Language } from '#domain/text/language.ts'
import { textIn } from './texts.ts'

/** Returns the heading of a column of amounts, which names the currency. */
export const moneyHead = (language: Language, id: string): string => `${textIn(language, id)} (R$)`

/** Returns the heading of a column of times, which names the time zone. */
export const momentHead = (language: Language, id: string): string =>
  `${textIn(language, id)} (${textIn(language, 'file.zone')})`

export type CsvTable = {
  heads: string[]
  rows: string[][]
  column: (head: string) => string[]
}

/** Parses CSV as a spreadsheet does. */
export function csvTable(csv: string, separator: ',' | ';'): CsvTable {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, 'y')
  const rows: string[][] = [[]]
  const text = csv.replace('\uFEFF', '')
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, quoted, bare = '', end] = found
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === '\r\n') rows.push([])
    if (cell.lastIndex === text.length) break
  }
  const [heads = [], ...lines] = rows.slice(0, -1)
  return {
    heads,
    rows: lines,
    column(head) {
      const place = heads.indexOf(head)
      if (place < 0) throw new Error(`There is no column ${head} among ${heads.join(' | ')}`)
      return lines.map((line) => line[place] ?? '')
    },
  }
}
