import type { InferOutput } from 'valibot'
import { calendarZone } from '#contract/calendar-zone.ts'
import type { Language } from '#contract/operator-config.ts'
import type { csvFile } from '#contract/record-export.ts'
import { clockOf } from '../calendar/zoned-day.ts'
import { inLanguage } from '../games/game-names.ts'
import { refuse } from '../handler.ts'
import { currency } from '../ledger/currency.ts'
import { csvOf, type Figure } from './csv.ts'

/** Most rows of a file. */
export const EXPORT_LIMIT = 10_000

export type Words = { pt: string; en: string }

/** A column of a file, by what its cells are: its head, and what it has of a row. Null leaves the cell empty. */
export type Column<Row> = { head: Words } & (
  | { cells: 'text'; of: (row: Row) => string | null }
  /** What the platform has a code for. */
  | { cells: 'words'; of: (row: Row) => Words }
  | { cells: 'count'; of: (row: Row) => number }
  /** Minor units; the file has decimals, and says in the head of which currency. */
  | { cells: 'money'; of: (row: Row) => number | null }
  /** ISO 8601; the file has what clocks in Brasília show, and says so in the head. */
  | { cells: 'moment'; of: (row: Row) => string | null }
)

/** What a file is of: its name without the ending, and its columns. */
export type RecordFile<Row> = { name: Words; columns: readonly Column<Row>[] }

type Manner = { separator: ',' | ';'; decimal: ',' | '.'; zone: string }

/**
 * How programs for tables read a file that they are given without a question. They go by the language of the machine, which is
 * mostly the reader's own: in Portuguese a comma is for decimals and a semicolon ends a cell, and with `12.34,56` they would
 * make one column of two, or a date of an amount; in English it is the other way round. A line `sep=;` would tell some
 * of them, and be a row of the table in all others.
 */
const manners = {
  pt: { separator: ';', decimal: ',', zone: 'horário de Brasília' },
  en: { separator: ',', decimal: '.', zone: 'Brasília time' },
} as const satisfies Record<keyof Words, Manner>

/** Records as a file for people who open it in a program for tables, in their language; English where there are no words of it. */
export function recordFile<Row>(
  { name, columns }: RecordFile<Row>,
  rows: readonly Row[],
  language: Language,
): InferOutput<typeof csvFile> {
  const say = (words: Words) => inLanguage(words, language)
  const manner = language === 'pt' ? manners.pt : manners.en
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
  { say, manner }: { say: (words: Words) => string; manner: Manner },
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
