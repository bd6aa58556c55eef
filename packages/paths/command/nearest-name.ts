/** The name that is most similar to `typed`. Undefined if more than half of `typed` would have to change. */
function nearestName(typed: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) => ({
    name,
    distance: distance(typed.toLowerCase(), name.toLowerCase()),
  }))
  const [nearest] = distances.sort((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= Math.ceil(typed.length / 2) ? nearest.name : undefined
}

export function didYouMean(typed: string, names: readonly string[]): string {
  const nearest = nearestName(typed, names)
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`
}

/** Levenshtein distance between two texts. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [at, other] of [...to].entries()) {
      const kept = (row[at] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(kept, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
