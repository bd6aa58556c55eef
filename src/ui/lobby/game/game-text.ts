import type { Game } from '#protocol/lobby/games.ts'

/** Returns a game's name. If all its names are missing, returns the vendor's code and the game's id. */
export const nameOf = (game: Game): string =>
  game.displayName || game.gameName || game.nodeName || `${game.vassalage} ${game.nodeId}`

export const artOf = (game: Game): string | undefined => game.showIcon || game.iconUrl || game.lagerIcon

/** Returns the index of one of four tile designs (GAME-01). */
export const lookOf = (game: Game): 0 | 1 | 2 | 3 => (Math.abs(game.nodeId) % 4) as 0 | 1 | 2 | 3

/** Whether the entry represents all of a vendor's games (GAME-06). */
export const isGroup = (game: Game): boolean => game.isGame === 'VASSALAGE'
