import type { Launch, LaunchRefusal, LaunchReply, LaunchRequest } from '#api/play/game-launch.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { type GameRoute, routeOf } from './route-of.ts'

/** Who is here, as far as starting a game goes; null while that is still being found out. */
export type Player = 'visitor' | 'trial' | 'member' | null

/** Why a game could not be launched. */
export type LaunchFailure = CallFailure['reason'] | 'badAddress'

export type GameLaunchInput = { player: Player }

/** What is known of the game that is being started or played. */
export type GameLaunchContext = GameLaunchInput & {
  game: Game | null
  /** Path on the site that the game's own way back leads to. */
  from: string
  launch: Launch | null
  refusal: LaunchRefusal | null
  failure: LaunchFailure | null
  /** When it may be tried again, where it was tried too often (epoch ms). */
  retryAt: number
  /** Vendors that have asked for a window before: theirs is opened with the press, ahead of the answer. */
  windowVendors: readonly string[]
}

export function routeFrom({ game }: GameLaunchContext): GameRoute | null {
  return game && routeOf(game)
}

export function pageFrom(context: GameLaunchContext): string {
  const route = routeFrom(context)
  return route?.kind === 'page' ? route.path : '/'
}

/** The page that a game in a frame fills; its address says which game, so that it survives a reload (ROUTE-17). */
export function frameFrom({ game }: GameLaunchContext): string {
  if (!game) throw new Error('There is no game to show.')
  const { nodeId, vassalage, gameType, gameCode } = game
  const query = { nodeId: String(nodeId), vassalage, gameType, ...(gameCode ? { gameCode } : {}) }
  return `/seamless?${new URLSearchParams(query)}`
}

/** A launch is only ever begun with a game. */
export function requestFrom({ game, from }: GameLaunchContext): LaunchRequest {
  if (!game) throw new Error('There is no game to launch.')
  return { game, from }
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
