/**
 * Returns a generator of random numbers in [0, 1): Tommy Ettinger's Mulberry32. Its integer arithmetic gives
 * the same numbers on every computer.
 */
export function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Picks an item at random, according to its weight. Undefined if all weights are 0. */
export function pickWeighted<Item>(
  random: () => number,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): Item | undefined {
  const weights = items.map(weightOf)
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  const index = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return items[index]
}
