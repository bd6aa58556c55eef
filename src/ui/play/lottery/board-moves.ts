/** Rows per Page Up and Page Down. */
const PAGE = 5

type Place = {
  /** Index of the focused number, from 0. */
  at: number
  count: number
  columns: number
}

/**
 * Index a key moves to, as in a multi-column list box: arrows wrap at row ends, Home and End jump, Page Up
 * and Page Down move by rows or as far as possible. Null for other keys and at the edges.
 */
export function moveOnBoard(key: string, { at, count, columns }: Place): number | null {
  const rowsAbove = Math.floor(at / columns)
  const rowsBelow = Math.floor((count - 1 - at) / columns)
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
    PageUp: at - Math.min(PAGE, rowsAbove) * columns,
    PageDown: at + Math.min(PAGE, rowsBelow) * columns,
  }
  const to = places[key]
  return to === undefined || to < 0 || to >= count ? null : to
}

/** Board keys never scroll the page, even at the edges. */
export const isBoardKey = (key: string): boolean =>
  /^(Arrow(Left|Right|Up|Down)|Home|End|Page(Up|Down))$/.test(key)
