import type { LotteryGame } from '#protocol/play/lottery-games.ts'

/** How many are shown. */
const MOST = 6

/** The lotteries whose draws lock next, the first of them first. */
export const nextDraws = (games: readonly LotteryGame[]): LotteryGame[] =>
  games
    .filter(({ locksAt }) => locksAt !== null)
    .toSorted((one, other) => Date.parse(one.locksAt ?? '') - Date.parse(other.locksAt ?? ''))
    .slice(0, MOST)
