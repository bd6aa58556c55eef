import type { LoginSide } from '#domain/auth/login-side.ts'
import type { Language } from '#domain/text/language.ts'
import type { StandingInput, StandingTypes } from '#machines/agents/contract-standing.types.ts'
import type { SessionReport } from '#machines/auth/session/events.ts'
import type { Player } from '#machines/play/game-launch.types.ts'
import type { LanguageInput } from '#machines/site/language.machine.ts'
import type { Boot } from '#protocol/site/boot.ts'
import type { AppEvent } from './events.ts'

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

export function playerOf({ kind }: Began): Player {
  return kind === 'trial' ? 'trial' : 'member'
}

/** Whether an agent has just got in, also by way of a password that had to be changed: then the agent centre is shown. */
const isAgentAtWork = ({ arrival, kind }: Began): boolean => arrival !== 'restored' && kind === 'agent'

/** Whether an agent has just got in without a wish to be anywhere; Home, where a registration leads, is the players' and is none. */
export const startsAtWork = ({ next }: AppContext, began: Began): boolean =>
  isAgentAtWork(began) && (next === null || next === '/')

/** Whether somebody else got in who begins at the home page. */
export const isFreshStart = (began: Began): boolean =>
  !isAgentAtWork(began) &&
  (began.arrival === 'changed' || (began.arrival === 'loggedIn' && began.kind === 'trial'))

export function languagesOf({ boot: { language, config }, missing }: AppContext): LanguageInput {
  return { language, offered: config.languages, missing }
}

/** AGENT-09: whose standing with contracts is followed since this event. */
export function standingSince({ hasAgentPolicy }: AppContext, event: AppEvent): StandingInput {
  if (event.type !== 'session.began') throw new Error('Somebody is logged in since a session began.')
  return { memberId: event.memberId, isTrial: event.kind === 'trial', isOffered: hasAgentPolicy }
}

/** What is known as the page opens. */
export function createAppContext({ login, ...input }: AppInput): AppContext {
  return {
    ...input,
    side: login?.side ?? null,
    next: login?.next ?? null,
    hasAgentPolicy: false,
    contracts: null,
  }
}
