/** So that programs for tables read it as UTF-8. */
const MARK = '\uFEFF'

/**
 * Before what a program takes for the beginning of a formula: at a text's own beginning, and after whatever ends a cell where
 * the reader's language has the other separator.
 */
const beforeFormula = /(?<=^|[,;\t\r\n])(?=[=+\-@\t\r])/g

/** A number as the file writes it; it stands for itself, also below zero. */
export type Figure = { figure: string }

/**
 * A file of separated values, as RFC 4180 has it but for the separator: a line of heads, then the rows. No text begins a
 * formula.
 */
export function csvOf(
  heads: readonly string[],
  rows: readonly (readonly (string | Figure)[])[],
  separator: ',' | ';',
): string {
  const lines = [heads, ...rows].map((row) => `${row.map(cell).join(separator)}\r\n`)
  return MARK + lines.join('')
}

function cell(value: string | Figure): string {
  if (typeof value !== 'string') return value.figure
  const text = value.replace(beforeFormula, "'")
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
