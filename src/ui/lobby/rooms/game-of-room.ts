import type { Game } from '#protocol/lobby/games.ts'
import type { Room } from '#protocol/lobby/rooms.ts'

/** Returns a game that opens this room directly, by its game code. */
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
