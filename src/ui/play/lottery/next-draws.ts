import type { LotteryGame } from '#protocol/play/lottery-games.ts'

const MOST = 6

export const nextDraws = (games: readonly LotteryGame[]): LotteryGame[] =>
  games
    .filter(({ locksAt }) => locksAt !== null)
    .toSorted((one, other) => Date.parse(one.locksAt ?? '') - Date.parse(other.locksAt ?? ''))
    .slice(0, MOST)
