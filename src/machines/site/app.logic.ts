import type { LoginSide } from '#domain/auth/login-side.ts'
import type { StandingInput } from '#machines/agents/contract-standing.types.ts'
import type { SessionReport } from '#machines/auth/session.types.ts'
import type { Player } from '#machines/play/game-launch.types.ts'
import type { Game } from '#protocol/lobby/games.ts'
import type { Popup } from '#protocol/site/popups.ts'
import type { AppContext, AppEvent, AppInput, Began, Ended } from './app.types.ts'
import type { LanguageInput } from './language.machine.ts'
import type { StackedDialogRequest, Task, TaskKind } from './overlays.types.ts'
import type { Audience } from './public-popup.machine.ts'

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

/** POP-01: whom popups are for since this event; a first login has popups of its own (LOGIN-08). */
export function audienceSince(event: AppEvent): Audience {
  if (event.type !== 'session.began') return { owner: 'anonymous', executions: ['B'] }
  return { owner: event.memberId, executions: event.firstTime ? ['A', 'F'] : ['A'] }
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

/** Tasks that have no point any more once somebody is logged in, and once nobody is. */
export const visitorTasks = [
  'login',
  'register',
  'forgot',
  'sessionEnded',
  'changePassword',
  'popup',
] as const

export const forcedOutTasks = ['login', 'register', 'forgot', 'sessionEnded', 'popup'] as const

export const memberTasks = ['changePassword', 'contract', 'popup'] as const

/** Whether it is one of the ways in, of which one is open at a time. */
export const isWayIn = (kind: TaskKind): boolean => ['login', 'register', 'forgot'].includes(kind)

export const clearAll = (kinds: readonly TaskKind[]) =>
  kinds.map((kind) => ({ type: 'clearTask', params: kind }) as const)

export const loginTask = (side: LoginSide | null | undefined): Task => ({
  id: 'login',
  kind: 'login',
  side: side ?? 'player',
})

export const registerTask: Task = { id: 'register', kind: 'register' }

export const forgotTask = (side: LoginSide | undefined): Task => ({
  id: 'forgot',
  kind: 'forgot',
  side: side ?? 'player',
})

export const popupTask = (popup: Popup): Task => ({ id: `popup-${popup.id}`, kind: 'popup', popup })

export const gameGroupTask = (game: Game): Task => ({
  id: `gameGroup-${game.nodeId}`,
  kind: 'gameGroup',
  game,
})

export const contractTask = (requestId: string): Task => ({
  id: `contract-${requestId}`,
  kind: 'contract',
  requestId,
})

export const forcedChangeTask = (knownPassword: string | null): Task => ({
  id: 'forcedChange',
  kind: 'changePassword',
  forced: true,
  knownPassword: knownPassword ?? undefined,
})

/** Asks whoever is logged in whether a link may log in another account. */
export const accountChoiceTask = ({
  current,
  other,
}: Extract<SessionReport, { type: 'session.linkOffered' }>): Task => ({
  id: 'accountChoice',
  kind: 'accountChoice',
  current,
  other,
})

/** Says that a session ended without its member's doing. */
export const sessionEndedTask = ({ reason, wasAgent }: Ended): Task => ({
  id: 'sessionEnded',
  kind: 'sessionEnded',
  reason: reason === 'elsewhere' ? 'elsewhere' : 'expired',
  agent: wasAgent,
})

/** Tells a trial player that this needs a real account, and offers one. */
export const registrationOffer: StackedDialogRequest = {
  id: 'registrationNeeded',
  kind: 'confirm',
  topic: 'registrationNeeded',
  data: null,
}
