/** Returns a seeded generator of random integers (xorshift), fast enough for a million rounds. */
export function quickNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return Math.floor(((state >>> 0) / 2 ** 32) * below)
  }
}
