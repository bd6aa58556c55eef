import { fetchValue } from '#api/http/call-api.ts'
import type { Language } from '#domain/text/language.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import { listRooms, type RoomList } from '#protocol/lobby/rooms.ts'

export type RoomsQuery = { category: GameType; vendor: string | null; trial: boolean }

export const readRooms = (
  { category, vendor, trial }: RoomsQuery,
  language: Language,
  signal: AbortSignal,
): Promise<RoomList> => {
  const asked = { gameType: category, trial, language, ...(vendor && { vassalage: vendor }) }
  return fetchValue(listRooms, asked, { signal })
}
