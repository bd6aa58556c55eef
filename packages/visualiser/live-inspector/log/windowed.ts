/** Rows of a long list that are to be drawn, from the first up to but without `end`, and their place. */
export type Window = { first: number; end: number }

/** Rows drawn beyond both edges, so that a fast scroll shows no gap. */
const MARGIN = 6

/** Which of `count` rows, each `rowHeight` pixels high, are seen at a place of scrolling. */
export function windowOf(
  count: number,
  { rowHeight, top, height }: { rowHeight: number; top: number; height: number },
): Window {
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), count) - MARGIN)
  return { first, end: Math.min(count, Math.ceil((top + height) / rowHeight) + MARGIN) }
}
