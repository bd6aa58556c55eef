import { pageOfVendor } from '#domain/play/vendor-pages.ts'
import type { Game } from '#protocol/lobby/games.ts'

/** Where a game goes when it is started. */
export type GameRoute =
  /** A page of the site, as a path with its query. */
  | { kind: 'page'; path: string }
  /** The popup with the games of a vendor group. */
  | { kind: 'group' }
  /** Straight to the vendor. */
  | { kind: 'launch' }

/** Marks an entry of a list that stands for a vendor's whole group (GAME-06). */
const GROUP = 'VASSALAGE'

/** Decides by the rules of GAME-05 to GAME-07, in their order. */
export function routeOf(game: Game): GameRoute {
  const page = Object.hasOwn(pageOfVendor, game.vassalage) ? pageOfVendor[game.vassalage] : undefined
  if (page) return { kind: 'page', path: page + queryOf(game) }
  return game.isGame === GROUP ? { kind: 'group' } : { kind: 'launch' }
}

/** A game without a code still reaches its page, which then shows what there is. */
function queryOf({ gameCode }: Game): string {
  return `?${new URLSearchParams({ gameCode: gameCode ?? '' })}`
}
