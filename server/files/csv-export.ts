import type { InferOutput } from 'valibot'
import type { Language } from '#domain/text/language.ts'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { csvFile } from '#protocol/account/record-export.ts'
import { clockOf } from '#server/calendar/zoned-day.ts'
import { refuse } from '#server/platform/handler.ts'
import { currency } from '#server/texts/currency.ts'
import { locales } from '#server/texts/languages.ts'
import { localize, type TranslatedText } from '#server/texts/localized-text.ts'
import { csvOf, type Figure } from './csv.ts'

/** Most rows of a file. */
export const EXPORT_LIMIT = 10_000

/** A column of a file, by what its cells are: its head, and what it has of a row. Null leaves the cell empty. */
export type Column<Row> = { head: TranslatedText } & (
  | { cells: 'text'; of: (row: Row) => string | null }
  /** What the platform has a code for. */
  | { cells: 'words'; of: (row: Row) => TranslatedText }
  | { cells: 'count'; of: (row: Row) => number }
  /** Minor units; the file has decimals, and says in the head of which currency. */
  | { cells: 'money'; of: (row: Row) => number | null }
  /** ISO 8601; the file has what clocks in Brasília show, and says so in the head. */
  | { cells: 'moment'; of: (row: Row) => string | null }
)

/** What a file is of: its name without the ending, and its columns. */
export type RecordFile<Row> = { name: TranslatedText; columns: readonly Column<Row>[] }

type Manner = { separator: ',' | ';'; decimal: string; zone: string }

/**
 * How spreadsheet programs read a file without asking. They go by the language of the machine, which is mostly the reader's own.
 * Where a comma is the decimal sign, a semicolon separates the cells: with `12.34,56` they would make one column of two.
 * A line `sep=;` would tell some programs, and be a row of the table in all others.
 */
function mannerOf(language: Language): Manner {
  const parts = new Intl.NumberFormat(locales[language]).formatToParts(0.5)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return { separator: decimal === ',' ? ';' : ',', decimal, zone: localize(zone, language) }
}

const zone: TranslatedText = /*i18n*/ { id: 'file.zone', message: 'Brasília time' }

/** Records as a file for people who open it in a program for tables, in their language; English where there are no words of it. */
export function recordFile<Row>(
  { name, columns }: RecordFile<Row>,
  rows: readonly Row[],
  language: Language,
): InferOutput<typeof csvFile> {
  const say = (words: TranslatedText) => localize(words, language)
  const manner = mannerOf(language)
  const heads = columns.map(({ head, cells }) => say(head) + unitOf(cells, manner))
  const lines = rows.map((row) => columns.map((column) => cellOf(column, row, { say, manner })))
  return { name: `${say(name)}.csv`, csv: csvOf(heads, lines, manner.separator) }
}

function unitOf(cells: Column<never>['cells'], { zone }: Manner): string {
  if (cells === 'money') return ` (${currency.symbol})`
  return cells === 'moment' ? ` (${zone})` : ''
}

function cellOf<Row>(
  column: Column<Row>,
  row: Row,
  { say, manner }: { say: (words: TranslatedText) => string; manner: Manner },
): string | Figure {
  if (column.cells === 'words') return say(column.of(row))
  if (column.cells === 'count') return { figure: String(column.of(row)) }
  if (column.cells === 'text') return column.of(row) ?? ''
  const value = column.of(row)
  if (value === null) return ''
  // Years first: the one way to write a day that no program reads as another one.
  return typeof value === 'string' ? clockOf(new Date(value), calendarZone) : amountOf(value, manner)
}

/** Written from its digits: divided by 100, large amounts would lose their last. */
function amountOf(minorUnits: number, { decimal }: Manner): Figure {
  const digits = String(Math.abs(minorUnits)).padStart(3, '0')
  const sign = minorUnits < 0 ? '-' : ''
  return { figure: `${sign}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}` }
}

/** Why so many records are no file; null where they fit into one. */
export const refuseTooMany = (records: number, limit = EXPORT_LIMIT) =>
  records > limit ? refuse('export.tooMany', { records, limit }) : null
