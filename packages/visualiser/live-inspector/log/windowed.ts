/** Range of rows to draw. `end` is exclusive. */
export type Window = { first: number; end: number }

/** Extra rows beyond both edges, so that fast scrolling shows no gap. */
const MARGIN = 6

/** Computes which of `count` rows, each `rowHeight` pixels high, are visible at a scroll position. */
export function windowOf(
  count: number,
  { rowHeight, top, height }: { rowHeight: number; top: number; height: number },
): Window {
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), count) - MARGIN)
  return { first, end: Math.min(count, Math.ceil((top + height) / rowHeight) + MARGIN) }
}
