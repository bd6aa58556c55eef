import type { Game } from '#protocol/lobby/games.ts'

/** Every name may be missing, so vendor code and id are the last resort. */
export const nameOf = (game: Game): string =>
  game.displayName || game.gameName || game.nodeName || `${game.vassalage} ${game.nodeId}`

export const artOf = (game: Game): string | undefined => game.showIcon || game.iconUrl || game.lagerIcon

/** Index of one of four tile designs (GAME-01). */
export const lookOf = (game: Game): 0 | 1 | 2 | 3 => (Math.abs(game.nodeId) % 4) as 0 | 1 | 2 | 3

/** Whether the entry stands for all games of a vendor (GAME-06). */
export const isGroup = (game: Game): boolean => game.isGame === 'VASSALAGE'
