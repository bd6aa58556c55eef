import type { CallSignal } from '#api/http/api-events.ts'
import type { LoginSide } from '#domain/auth/login-side.ts'
import type { Language } from '#domain/text/language.ts'
import type { ContractStatusReport, MemberContracts } from '#machines/agents/contract-status.types.ts'
import type { SessionReport } from '#machines/auth/session.types.ts'
import type { GameLaunchReport } from '#machines/play/game-launch.types.ts'
import type { Game } from '#protocol/lobby/games.ts'
import type { Boot } from '#protocol/site/boot.ts'
import type { OverlaysReport } from './overlays.types.ts'
import type { PopupReport } from './public-popup.machine.ts'
import type { SiteReport } from './site-configuration.machine.ts'
import type { SocketReport } from './socket.machine.ts'

/** Opens the login. `next` is the path on the site to open afterwards. */
export type Login = { type: 'app.login'; side?: LoginSide | undefined; next?: string | undefined }

/** Starts a game. `from` is the path to return to. */
export type Play = { type: 'app.play'; game: Game; from: string }

export type AppEvent =
  | Login
  /** Opens the registration popup. `next` is the path to open afterwards. */
  | { type: 'app.register'; next?: string | undefined }
  | { type: 'app.forgot'; side?: LoginSide | undefined }
  /** Sets the path to open after the login in progress. */
  | { type: 'app.goOn'; next: string }
  | Play
  | { type: 'password.changed' }
  /** A deposit, withdrawal, transfer or claim succeeded. */
  | { type: 'money.moved' }
  | { type: CallSignal }
  | SessionReport
  | SocketReport
  | OverlaysReport
  | GameLaunchReport
  | PopupReport
  | SiteReport
  | ContractStatusReport

/** Data that has changed and that the page must therefore reload. */
export type Outdated = 'notices' | 'games' | 'contracts' | 'messages' | 'account' | 'chat' | 'everything'

export type AppEmitted =
  | { type: 'navigate'; to: string }
  /** The viewer has changed, so restricted pages must check access again. */
  | { type: 'accessChanged' }
  | { type: 'outdated'; about: Outdated }

export type AppInput = {
  boot: Boot
  /** The login to open at page load, if the URL asks for it. */
  login: { side: LoginSide; next: string } | null
  /** The requested language, if its texts could not be loaded. The site then uses another language. */
  missing?: Language | undefined
  /** Whether a login link opened the page. */
  hasTicket: boolean
  /** Returns whether the balance is hidden in this browser. It is called at each login. */
  isBalanceMasked: () => boolean
  /** Random per browser, from 0 to 1. Spreads reconnects over time. */
  spread: number
}

/**
 * `side` is the login that a visitor has requested: for players or for agents. `next` is the path to open
 * after a login or registration.
 */
export type AppContext = Omit<AppInput, 'login'> & {
  side: LoginSide | null
  next: string | null
  hasAgentPolicy: boolean
  /** The member's contracts by kind; null until loaded. */
  contracts: MemberContracts | null
}

export type Began = Extract<SessionReport, { type: 'session.began' }>

export type Ended = Extract<SessionReport, { type: 'session.ended' }>
