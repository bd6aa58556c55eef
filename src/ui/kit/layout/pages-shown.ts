/** Pages at either end, and about the current one, that stand by number. */
const MARGIN = 2
const RANGE = 5

/** Numbers of the pages that a pager shows, in order; null where some are left out between two. */
export function pagesShown(page: number, total: number): (number | null)[] {
  const first = Math.max(1, Math.min(page - Math.floor(RANGE / 2), total - RANGE + 1))
  const all = Array.from({ length: total }, (_, index) => index + 1)
  const isShown = (one: number) =>
    one <= MARGIN || one > total - MARGIN || (one >= first && one < first + RANGE)
  return all.flatMap((one) => {
    if (isShown(one)) return [one]
    // A single page takes no more room than the sign that it is left out.
    const isAlone = isShown(one - 1) && isShown(one + 1)
    return isAlone ? [one] : isShown(one - 1) ? [null] : []
  })
}
