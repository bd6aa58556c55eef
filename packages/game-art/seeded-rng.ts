/** Returns a number in [0, 1). The same seed always gives the same sequence. */
export type Rng = () => number

/** FNV-1a, 32 bits: spreads ids that differ in one character over the whole range. */
export function hash(text: string): number {
  let value = 2166136261
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  }
  return value
}

/** A random generator seeded with a text (mulberry32): pictures look the same on every start and machine. */
export function seededRng(text: string): Rng {
  let state = hash(text)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Throws for an empty list. */
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

/** A random integer from `from` to `to`, both included. */
export function whole(dice: Rng, from: number, to: number): number {
  return from + Math.floor(dice() * (to - from + 1))
}

/** True with probability `share` (0 to 1). */
export function chance(dice: Rng, share = 0.5): boolean {
  return dice() < share
}
