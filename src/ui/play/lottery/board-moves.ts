/** How many rows Page Up and Page Down move by. */
const PAGE = 5

type Place = {
  /** The 0-based index of the focused number. */
  at: number
  count: number
  columns: number
}

/**
 * Returns the index that a key moves to, as in a list box with columns. Left and right arrows continue in the
 * adjacent row. Home and End jump to the first and last number. Page Up and Page Down move by up to `PAGE`
 * rows. Returns null for other keys and at the edges.
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

/** Whether a key belongs to the board. Such keys never scroll the page, even at the board's edges. */
export const isBoardKey = (key: string): boolean =>
  /^(Arrow(Left|Right|Up|Down)|Home|End|Page(Up|Down))$/.test(key)
