/** The byte order mark (BOM) makes spreadsheet programs read the file as UTF-8. */
const MARK = '\uFEFF'

/**
 * Matches the position before a formula character that starts a text or follows a cell separator of any
 * locale.
 */
const beforeFormula = /(?<=^|[,;\t\r\n])(?=[=+\-@\t\r])/g

/** A formatted number. It is not escaped, even if it is negative. */
export type Figure = { figure: string }

/** Formats a table as CSV (RFC 4180 except for the separator). No text can start a formula. */
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
