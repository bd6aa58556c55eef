import type { Game } from '#protocol/lobby/games.ts'
import type { Room } from '#protocol/lobby/rooms.ts'

/** The game of a room as it is started from there: its code names the room. */
export function gameOfRoom(room: Room): Game {
  const { nodeId, gameName, vassalage, vendor, gameType, gameCode, image, trial, closedUntil } = room
  return {
    nodeId,
    displayName: gameName,
    vassalage,
    vendor,
    gameType,
    gameCode,
    trial,
    closedUntil,
    ...(image && { showIcon: image }),
  }
}
