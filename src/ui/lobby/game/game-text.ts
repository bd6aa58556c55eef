import type { Game } from '#protocol/lobby/games.ts'

/** Every name may be missing, so the vendor code and id are the last resort. */
export const nameOf = (game: Game): string =>
  game.displayName || game.gameName || game.nodeName || `${game.vassalage} ${game.nodeId}`

export const artOf = (game: Game): string | undefined => game.showIcon || game.iconUrl || game.lagerIcon

/** GAME-01: one of four tile designs. */
export const lookOf = (game: Game): 0 | 1 | 2 | 3 => (Math.abs(game.nodeId) % 4) as 0 | 1 | 2 | 3

/** GAME-06: whether it represents a vendor's whole group rather than a game. */
export const isGroup = (game: Game): boolean => game.isGame === 'VASSALAGE'
