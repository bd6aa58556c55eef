import type { CallSignal } from '#api/http/api-events.ts'
import type { LoginSide } from '#domain/auth/login-side.ts'
import type { StandingReport } from '#machines/agents/contract-standing.types.ts'
import type { SessionReport } from '#machines/auth/session/events.ts'
import type { GameLaunchReport } from '#machines/play/game-launch.types.ts'
import type { OverlaysReport } from '#machines/site/overlays.machine.ts'
import type { PopupReport } from '#machines/site/public-popup.machine.ts'
import type { SiteReport } from '#machines/site/site-configuration.machine.ts'
import type { SocketReport } from '#machines/site/socket.machine.ts'
import type { Game } from '#protocol/lobby/games.ts'

/** Somebody wants to log in; `next` is the path on the site to go to afterwards. */
export type Login = { type: 'app.login'; side?: LoginSide | undefined; next?: string | undefined }

/** Somebody wants to play; `from` is the path to come back to. */
export type Play = { type: 'app.play'; game: Game; from: string }

export type AppEvent =
  | Login
  /** Somebody wants to register, `next` as for a login, or has forgotten the password. */
  | { type: 'app.register'; next?: string | undefined }
  | { type: 'app.forgot'; side?: LoginSide | undefined }
  /** Whoever is about to be logged in goes to this path of the site. */
  | { type: 'app.goOn'; next: string }
  | Play
  | { type: 'password.changed' }
  /** A deposit, withdrawal, transfer or claim went through. */
  | { type: 'money.moved' }
  | { type: CallSignal }
  | SessionReport
  | SocketReport
  | OverlaysReport
  | GameLaunchReport
  | PopupReport
  | SiteReport
  | StandingReport

/** What is said to whoever holds the page: the router, and the cache of what was read. */
export type AppEmitted =
  | { type: 'navigate'; to: string }
  /** Somebody came or left: pages that only some may see have to ask again whether they may be shown. */
  | { type: 'accessChanged' }
  /** What was read of these is out of date. */
  | {
      type: 'outdated'
      about: 'notices' | 'games' | 'contracts' | 'messages' | 'account' | 'chat' | 'everything'
    }
