import type { LotteryFamily } from '#protocol/play/lottery-games.ts'
import { fairNumbers } from '#server/play/engines/fair-numbers.ts'

export type Balls = { lowest: number; highest: number; howMany: number; repeats: boolean }

export const balls: Record<LotteryFamily, Balls> = {
  VN: { lowest: 0, highest: 9, howMany: 5, repeats: true },
  SEA: { lowest: 0, highest: 9, howMany: 4, repeats: true },
  SIX49: { lowest: 1, highest: 49, howMany: 6, repeats: false },
}

/** Returns the numbers of a draw. They depend only on its seed and id; the method is `hmac-sha256-words`. */
export function numbersOf(family: LotteryFamily, draw: { id: string; seed: string }): number[] {
  const { lowest, highest, howMany, repeats } = balls[family]
  const next = fairNumbers(draw.seed, draw.id)
  const left = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index)
  return Array.from({ length: howMany }, () => {
    const place = next(left.length)
    const [number] = repeats ? [left[place]] : left.splice(place, 1)
    if (number === undefined) throw new Error('The drum is empty')
    return number
  })
}
