import type { Launch, LaunchRefusal } from '#api/play/game-launch.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Game } from '#protocol/lobby/games.ts'

/** Who starts a game; null until known. */
export type Player = 'visitor' | 'trial' | 'member' | null

export type LaunchFailure = CallFailure['reason'] | 'badAddress'

export type GameLaunchInput = { player: Player }

export type GameLaunchContext = GameLaunchInput & {
  game: Game | null
  /** Path to which the game's back button leads. */
  from: string
  launch: Launch | null
  refusal: LaunchRefusal | null
  failure: LaunchFailure | null
  /** Epoch ms. */
  retryAt: number
  /**
   * Vendors whose games are known to need a window. The window opens directly on the press, because browsers
   * block windows that open later.
   */
  windowVendors: readonly string[]
}

export type GameRoute =
  | { kind: 'page'; path: string }
  | { kind: 'group' }
  /** Launches the game at its vendor. */
  | { kind: 'launch' }

export type GameLaunchEvent =
  | { type: 'game.start'; game: Game; from: string }
  | { type: 'game.retry' }
  /** The player has pressed again, so the browser allows a window. */
  | { type: 'game.openWindow' }
  | { type: 'game.giveUp' }
  | { type: 'game.close' }
  | { type: 'player.changed'; player: Player }

export type GameLaunchReport =
  | { type: 'game.loginNeeded'; game: Game; from: string }
  | { type: 'game.registrationNeeded'; game: Game }
  | { type: 'game.groupChosen'; game: Game }
  | { type: 'game.launched'; game: Game }
  | { type: 'game.gone' }
  | { type: 'game.navigate'; to: string }
