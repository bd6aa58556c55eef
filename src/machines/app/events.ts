import type { CallSignal } from '#api/call-signals.ts'
import type { Game } from '#contract/games.ts'
import type { LoginSide } from '#contract/login-side.ts'
import type { StandingReport } from '../contract-standing/types.ts'
import type { GameLaunchReport } from '../game-launch/events.ts'
import type { OverlaysReport } from '../overlays.machine.ts'
import type { PopupReport } from '../public-popup.machine.ts'
import type { SessionReport } from '../session/events.ts'
import type { SiteReport } from '../site-configuration.machine.ts'
import type { SocketReport } from '../socket.machine.ts'

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
