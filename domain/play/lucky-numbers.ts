/** What may be picked for a bet: numbers from the lowest to the highest, at least so many. */
type Choice = { lowest: number; highest: number; fewest: number }

/** As few different numbers as make a bet, picked by chance, in rising order. `random` returns a number from 0 to below 1. */
export function luckyNumbers({ lowest, highest, fewest }: Choice, random: () => number): number[] {
  const picked = new Set<number>()
  while (picked.size < fewest) picked.add(lowest + Math.floor(random() * (highest - lowest + 1)))
  return [...picked].toSorted((one, other) => one - other)
}
