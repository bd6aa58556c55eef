const MARGIN = 2
const RANGE = 5

/** Returns the page numbers to show, in order. Null marks a gap. */
export function pagesShown(page: number, total: number): (number | null)[] {
  const first = Math.max(1, Math.min(page - Math.floor(RANGE / 2), total - RANGE + 1))
  const all = Array.from({ length: total }, (_, index) => index + 1)
  const isShown = (one: number) =>
    one <= MARGIN || one > total - MARGIN || (one >= first && one < first + RANGE)
  return all.flatMap((one) => {
    if (isShown(one)) return [one]
    // If only one page is left out, its number is shown, since it takes no more space than a gap.
    const isAlone = isShown(one - 1) && isShown(one + 1)
    return isAlone ? [one] : isShown(one - 1) ? [null] : []
  })
}
