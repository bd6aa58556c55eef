import type { Launch, LaunchRefusal } from '#api/play/game-launch.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Game } from '#protocol/lobby/games.ts'

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

/** Where a game goes when it is started. */
export type GameRoute =
  /** A page of the site, as a path with its query. */
  | { kind: 'page'; path: string }
  /** The popup with the games of a vendor group. */
  | { kind: 'group' }
  /** Straight to the vendor. */
  | { kind: 'launch' }

export type GameLaunchEvent =
  | { type: 'game.start'; game: Game; from: string }
  | { type: 'game.retry' }
  /** A fresh press that may open a window. */
  | { type: 'game.openWindow' }
  | { type: 'game.giveUp' }
  | { type: 'game.close' }
  | { type: 'player.changed'; player: Player }

/** What it tells its parent. */
export type GameLaunchReport =
  | { type: 'game.loginNeeded'; game: Game; from: string }
  | { type: 'game.registrationNeeded'; game: Game }
  | { type: 'game.groupChosen'; game: Game }
  | { type: 'game.launched'; game: Game }
  /** It is no longer there. */
  | { type: 'game.gone' }
  /** The page to show now: the game's own. */
  | { type: 'game.navigate'; to: string }
