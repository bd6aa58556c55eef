/** Each call returns a number in [0, 1). The same seed always gives the same sequence. */
export type Rng = () => number

/** Returns a 32-bit FNV-1a hash. Even texts that differ in one character get very different values. */
export function hash(text: string): number {
  let value = 2166136261
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  }
  return value
}

/**
 * Creates a random number generator (mulberry32) from a text. Pictures therefore look the same on every
 * machine and after every restart.
 */
export function seededRng(text: string): Rng {
  let state = hash(text)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Picks a random element. Throws if the list is empty. */
export function pick<T>(dice: Rng, list: readonly T[]): T {
  const chosen = list[Math.floor(dice() * list.length)]
  if (chosen === undefined) throw new Error('The list is empty.')
  return chosen
}

export function shuffled<T>(dice: Rng, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: dice() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

/** Returns a random integer from `from` to `to`, inclusive. */
export function whole(dice: Rng, from: number, to: number): number {
  return from + Math.floor(dice() * (to - from + 1))
}

/** Returns true with a probability of `share` (0 to 1). */
export function chance(dice: Rng, share = 0.5): boolean {
  return dice() < share
}
