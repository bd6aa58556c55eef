import type { InferOutput } from 'valibot'
import type { Language } from '#domain/text/language.ts'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { csvFile } from '#protocol/account/record-export.ts'
import { clockOf } from '#server/calendar/zoned-day.ts'
import { refuse } from '#server/platform/handler.ts'
import { currency } from '#server/texts/currency.ts'
import { localeFor } from '#server/texts/languages.ts'
import { localize, type TranslatedText } from '#server/texts/localized-text.ts'
import { csvOf, type Figure } from './csv.ts'

export const EXPORT_LIMIT = 10_000

/** A column of an export. A null value leaves the cell empty. */
export type Column<Row> = { head: TranslatedText } & (
  | { cells: 'text'; of: (row: Row) => string | null }
  | { cells: 'words'; of: (row: Row) => TranslatedText }
  | { cells: 'count'; of: (row: Row) => number }
  /** In minor units, but written with decimals. The heading names the currency. */
  | { cells: 'money'; of: (row: Row) => number | null }
  /** In ISO 8601, but written in Brasília time. The heading names the time zone. */
  | { cells: 'moment'; of: (row: Row) => string | null }
)

export type CsvExport<Row> = { name: TranslatedText; columns: readonly Column<Row>[] }

type Manner = { separator: ',' | ';'; decimal: string; zone: string }

/**
 * CSV format by language, as spreadsheet programs follow the system's locale. With a decimal comma, cells
 * must be separated by semicolons, or `12.34,56` would be split. A `sep=;` line does not help: only some
 * programs know it, and others show it as a row.
 */
function mannerOf(language: Language): Manner {
  const parts = new Intl.NumberFormat(localeFor(language)).formatToParts(0.5)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return { separator: decimal === ',' ? ';' : ',', decimal, zone: localize(zone, language) }
}

const zone: TranslatedText = /*i18n*/ { id: 'file.zone', message: 'Brasília time' }

/** Writes the file in the reader's language. Missing translations are in English. */
export function exportCsv<Row>(
  { name, columns }: CsvExport<Row>,
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
  // Dates start with the year, as no program misreads this order.
  return typeof value === 'string' ? clockOf(new Date(value), calendarZone) : amountOf(value, manner)
}

/** Built from the digits, as dividing a large amount by 100 would lose precision. */
function amountOf(minorUnits: number, { decimal }: Manner): Figure {
  const digits = String(Math.abs(minorUnits)).padStart(3, '0')
  const sign = minorUnits < 0 ? '-' : ''
  return { figure: `${sign}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}` }
}

export const refuseTooMany = (records: number, limit = EXPORT_LIMIT) =>
  records > limit ? refuse('export.tooMany', { records, limit }) : null
