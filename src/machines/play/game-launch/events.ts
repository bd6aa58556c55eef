import type { Game } from '#protocol/lobby/games.ts'
import type { Player } from './context.ts'

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
