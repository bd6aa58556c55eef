import { fetchValue } from '#api/http/call-api.ts'
import type { Language } from '#domain/text/language.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import { amountWon, listWinners, type Winner } from '#protocol/lobby/winner-board.ts'

export type WinnersQuery = {
  language: Language
  category: GameType | 'ALL'
  limit: number
}

/** Returns the recent big wins, largest first. */
export const readWinners = async (
  { language, category, limit }: WinnersQuery,
  signal: AbortSignal,
): Promise<Winner[]> => {
  const asked = { gameCategory: category, language, limitNum: limit }
  return (await fetchValue(listWinners, asked, { signal })).winners.toSorted(
    (one, other) => amountWon(other) - amountWon(one),
  )
}
