/** The rows to draw. `end` is exclusive. */
export type Window = { first: number; end: number }

/** Additional rows above and below, so that no gap shows during fast scrolling. */
const MARGIN = 6

/**
 * Computes which rows are visible at a scroll position. There are `count` rows, each `rowHeight` pixels high.
 */
export function windowOf(
  count: number,
  { rowHeight, top, height }: { rowHeight: number; top: number; height: number },
): Window {
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), count) - MARGIN)
  return { first, end: Math.min(count, Math.ceil((top + height) / rowHeight) + MARGIN) }
}
