import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { findLiveTables } from '#server/play/rooms/live-tables.ts'
import { findPvpRooms } from '#server/play/rooms/pvp-rooms.ts'

/** GAME-14, CALL-33. For a category without rooms, the list is empty. */
export const listRooms: HandlerOf<'listRooms'> = async ({ platform, request, caller, now }) => {
  const { gameType, vassalage, nodeId, trial = false, language = caller.language } = request
  const wanted = { vassalage, nodeId, trial, language, now }
  const none = { rooms: [], total: 0 }
  const pvp =
    gameType === undefined || gameType === 'PVP' ? await findPvpRooms(platform.database, wanted) : none
  const live =
    gameType === undefined || gameType === 'LIVE' ? await findLiveTables(platform.database, wanted) : none
  return accept({ rooms: [...pvp.rooms, ...live.rooms], total: pvp.total + live.total })
}
