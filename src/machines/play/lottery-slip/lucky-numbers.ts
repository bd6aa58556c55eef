import type { LotteryPlay } from '#protocol/play/lottery-draws.ts'

/**
 * As few numbers as make a bet, by chance and none twice, in rising order. `random` gives a number from 0 on and below 1.
 */
export function luckyNumbers({ lowest, highest, fewest }: LotteryPlay, random: () => number): number[] {
  const picked = new Set<number>()
  while (picked.size < fewest) picked.add(lowest + Math.floor(random() * (highest - lowest + 1)))
  return [...picked].toSorted((one, other) => one - other)
}
