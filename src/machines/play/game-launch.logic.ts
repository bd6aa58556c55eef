import type { Launch, LaunchRefusal, LaunchReply, LaunchRequest } from '#api/play/game-launch.ts'
import { pageOfVendor } from '#domain/play/vendor-pages.ts'
import type { Game } from '#protocol/lobby/games.ts'
import type { GameLaunchContext, GameRoute } from './game-launch.types.ts'

export function routeFrom({ game }: GameLaunchContext): GameRoute | null {
  return game && routeOf(game)
}

export function pageFrom(context: GameLaunchContext): string {
  const route = routeFrom(context)
  return route?.kind === 'page' ? route.path : '/'
}

/**
 * Returns the path of the page that shows the game in a frame. The path identifies the game, so that a reload
 * opens the game again (ROUTE-17).
 */
export function frameFrom(context: GameLaunchContext): string {
  const { nodeId, vassalage, gameType, gameCode } = chosenGame(context)
  const query = { nodeId: String(nodeId), vassalage, gameType, ...(gameCode ? { gameCode } : {}) }
  return `/seamless?${new URLSearchParams(query)}`
}

export const requestFrom = (context: GameLaunchContext): LaunchRequest => ({
  game: chosenGame(context),
  from: context.from,
})

function chosenGame({ game }: GameLaunchContext): Game {
  if (!game) throw new Error('There is no game.')
  return game
}

export function isSameGame(one: Game | null, other: Game): boolean {
  return one?.nodeId === other.nodeId && one.vassalage === other.vassalage && one.gameCode === other.gameCode
}

export function refusalOf(reply: LaunchReply): LaunchRefusal | null {
  return reply.outcome === 'refused' ? reply.refusal : null
}

export function launchOf(reply: LaunchReply): Launch | null {
  return reply.outcome === 'launched' ? reply.launch : null
}

/** Value of `isGame` for a list entry that represents all games in a vendor's group (GAME-06). */
const GROUP = 'VASSALAGE'

/** Returns where a game opens. The order of the checks follows GAME-05 to GAME-07. */
export function routeOf(game: Game): GameRoute {
  const page = Object.hasOwn(pageOfVendor, game.vassalage) ? pageOfVendor[game.vassalage] : undefined
  if (page) return { kind: 'page', path: page + queryOf(game) }
  return game.isGame === GROUP ? { kind: 'group' } : { kind: 'launch' }
}

/**
 * Returns the query string of a game's page. Without a code, `gameCode` is empty, so that the page still
 * opens.
 */
function queryOf({ gameCode }: Game): string {
  return `?${new URLSearchParams({ gameCode: gameCode ?? '' })}`
}
