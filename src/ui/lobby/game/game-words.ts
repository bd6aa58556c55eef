import type { Game } from '#protocol/lobby/games.ts'

/** The name to show: everything but identity may be missing, so the vendor's code is the last resort. */
export const nameOf = (game: Game): string =>
  game.displayName || game.gameName || game.nodeName || `${game.vassalage} ${game.nodeId}`

/** Address of the game's portrait picture, or undefined when it has none. */
export const artOf = (game: Game): string | undefined => game.showIcon || game.iconUrl || game.lagerIcon

/** GAME-01: which of the four looks a tile has. */
export const lookOf = (game: Game): 0 | 1 | 2 | 3 => (Math.abs(game.nodeId) % 4) as 0 | 1 | 2 | 3

/** GAME-06: whether it stands for a vendor's whole group and is no game itself. */
export const isGroup = (game: Game): boolean => game.isGame === 'VASSALAGE'
