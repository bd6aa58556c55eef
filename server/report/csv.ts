/** Most rows of an exported file. */
export const EXPORT_LIMIT = 10_000

/** So that programs for tables read it as UTF-8. */
const MARK = '\uFEFF'

/** A file of comma-separated values (RFC 4180): a line of heads, then the rows. No cell begins a formula. */
export const csvOf = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  MARK + [heads, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** Numbers stand for themselves, also those below zero; a text that a program would take for a formula is marked as text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
