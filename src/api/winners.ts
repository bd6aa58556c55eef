import type { GameType } from '#contract/games.ts'
import type { Language } from '#contract/operator-config.ts'
import { amountWon, listWinners, type Winner } from '#contract/winner-board.ts'
import { read } from './ask.ts'

export type WinnersWish = {
  language: Language
  category: GameType | 'ALL'
  /** At most so many, up to 100. */
  limit: number
}

/** The largest wins of late as the platform tells them, the largest first. */
export const readWinners = async (
  { language, category, limit }: WinnersWish,
  signal: AbortSignal,
): Promise<Winner[]> => {
  const asked = { gameCategory: category, language, limitNum: limit }
  return (await read(listWinners, asked, { signal })).winners.toSorted(
    (one, other) => amountWon(other) - amountWon(one),
  )
}
