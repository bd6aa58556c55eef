import type { CallSignal } from '#api/http/api-events.ts'
import type { LoginSide } from '#domain/auth/login-side.ts'
import type { Language } from '#domain/text/language.ts'
import type { StandingReport, StandingTypes } from '#machines/agents/contract-standing.types.ts'
import type { SessionReport } from '#machines/auth/session.types.ts'
import type { GameLaunchReport } from '#machines/play/game-launch.types.ts'
import type { Game } from '#protocol/lobby/games.ts'
import type { Boot } from '#protocol/site/boot.ts'
import type { OverlaysReport } from './overlays.types.ts'
import type { PopupReport } from './public-popup.machine.ts'
import type { SiteReport } from './site-configuration.machine.ts'
import type { SocketReport } from './socket.machine.ts'

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

export type AppInput = {
  boot: Boot
  /** The login that the page opens with, because its address says so; null where it says nothing of it. */
  login: { side: LoginSide; next: string } | null
  /** A language that was wanted and has no texts, so that the page opens in another one. */
  missing?: Language | undefined
  /** From 0 to 1, another one in every browser: keeps them from coming back to the platform all at once. */
  spread: number
}

/** What somebody who is not logged in yet has in mind: on which side to log in, and where to go then. */
export type AppContext = Omit<AppInput, 'login'> & {
  side: LoginSide | null
  next: string | null
  /** Whether the operator has contracts (AGENTPOLICY3). */
  hasAgentPolicy: boolean
  /** How the member stands with each kind of contract; null before the platform was asked. */
  contracts: StandingTypes | null
}

export type Began = Extract<SessionReport, { type: 'session.began' }>

export type Ended = Extract<SessionReport, { type: 'session.ended' }>
