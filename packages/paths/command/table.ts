/**
 * Formats a table. Columns are two spaces apart. A column is aligned to the right if all cells below its
 * heading begin with a digit.
 */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const isNumeric = head.map((_, column) => rows.every((row) => /^\d/.test(row[column] ?? '')))
  return all.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return isNumeric[column] ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd(),
  )
}
