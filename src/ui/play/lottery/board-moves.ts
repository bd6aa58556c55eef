/** Rows that Page Up and Page Down pass over. */
const PAGE = 5

type Place = {
  /** Place of the number that has the focus, from 0, among so many. */
  at: number
  count: number
  /** How many stand in a row, as wide as the board is just now. */
  columns: number
}

/**
 * Where a key leads on a board of numbers, as in a list box of several columns: the arrows to the neighbours and over the ends of
 * rows, Home and End to the first and the last, Page Up and Page Down so many rows on, or as far as there are any. Null for every
 * other key, and where there is no neighbour.
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

/** Keys that move on a board; none of them moves the page, not even at an end of the board. */
export const isBoardKey = (key: string): boolean =>
  /^(Arrow(Left|Right|Up|Down)|Home|End|Page(Up|Down))$/.test(key)
