type Choice = { lowest: number; highest: number; fewest: number }

/**
 * A random selection of as few numbers as allowed, in ascending order. `random` returns a number from 0 to
 * below 1.
 */
export function luckyNumbers({ lowest, highest, fewest }: Choice, random: () => number): number[] {
  const picked = new Set<number>()
  while (picked.size < fewest) picked.add(lowest + Math.floor(random() * (highest - lowest + 1)))
  return [...picked].toSorted((one, other) => one - other)
}
